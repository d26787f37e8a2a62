// The coverage of the intervals as a table of the help, from the figures that the coverage study leaves in assets.
export function coverageTable() {
  return "";
}
