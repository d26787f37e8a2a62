/** Shows cells as the names of the columns below them. */
export function excelHeading({ format: { font, fill } }: Excel.Range): void {
  font.bold = true;
  font.color = "#1b2a4a";
  fill.color = "#e4ebf7";
}
