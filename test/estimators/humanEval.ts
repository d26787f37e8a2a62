/** HumanEval: problems by how many of 10 samples of gpt-3.5-turbo, then of gpt-4, were correct; the counts published as pass rates. */
const JOINT = [
  [0, 0, 6], [0, 1, 1], [0, 2, 1], [0, 3, 1], [0, 4, 1], [0, 5, 1], [0, 6, 1], [0, 8, 1], [0, 9, 1], [0, 10, 9],
  [1, 0, 1], [1, 8, 1], [1, 10, 3], [2, 0, 1], [2, 1, 1], [2, 8, 1], [2, 10, 2], [4, 0, 1], [4, 6, 1], [5, 5, 1],
  [5, 10, 1], [6, 10, 2], [7, 0, 1], [7, 5, 2], [7, 8, 1], [7, 10, 2], [8, 6, 1], [8, 10, 4], [9, 0, 2], [9, 10, 3],
  [10, 0, 3], [10, 3, 1], [10, 5, 1], [10, 8, 1], [10, 9, 5], [10, 10, 98],
]; // prettier-ignore

export const humanEval = {
  samples: new Float64Array(164).fill(10),
  gpt35: column(0),
  gpt4: column(1),
};

function column(model: 0 | 1): Float64Array {
  return Float64Array.from(JOINT.flatMap((row) => new Array<number>(row[2]).fill(row[model])));
}
