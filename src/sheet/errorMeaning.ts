/** What an error code says in general, where the formula that gave it says nothing itself. */
export const errorMeaning: Record<string, string> = {
  "#CALC!": "the result is an array of nothing, or of arrays",
  "#CYCLE!": "the formula depends on its own cell",
  "#DIV/0!": "it divides by zero, or averages no numbers",
  "#N/A": "a value is not available, or the number of arguments is not the function's",
  "#NAME?": "no function and no name is spelled so",
  "#NULL!": "the two ranges have no cell in common",
  "#NUM!": "a number is outside of what the function takes",
  "#REF!": "it refers to cells that are gone, or to none",
  "#SPILL!": "a filled cell is in the way of its results",
  "#VALUE!": "a value is of a kind that the function does not take",
};
