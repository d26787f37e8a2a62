/** The first five of some names, and how many more there are. */
export const listed = (names: string[]) =>
  names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
