/** A number of things in words: "1 problem", "164 problems". */
export const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;
