/** The bits of a double as 16 hexadecimal digits: two runtimes agree only where all of them do. */
export function bits(value) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, "0");
}
