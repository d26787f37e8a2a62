/** What the tab Formulas shows. */
export const formulas = {
  search: "Search the formulas",
  none: "No formula fits.",
  insert: "Insert",
  insertNamed: (name: string) => `Insert ${name}`,
  example: "Example:",
  help: "Help",
  helpNamed: (name: string) => `Help on ${name}`,
  inserted: (formula: string, cell: string) => `Wrote ${formula} to ${cell}.`,
  occupied: (cell: string) => `${cell} is not empty; select an empty cell, or a block of counts with room right of it.`,
  failed: "The list of formulas could not be loaded.",
};
