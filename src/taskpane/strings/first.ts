/** The first five of some rows. */
export const first = (rows: number[]) => rows.slice(0, 5).join(", ") + (rows.length > 5 ? ", …" : "");
