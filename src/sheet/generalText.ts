const most = 11;

/** A number as Excel's format General shows it in a cell with room for so many characters: rounded, or "####" at worst. */
export function generalText(value: number, room: number): string {
  const sign = value < 0 ? 1 : 0;
  const width = Math.min(room, most + sign);
  const exact = String(value);
  if (exact.length <= width && !exact.includes("e")) return exact;
  const size = Math.abs(value);
  if (size >= 1e-4 && size < 1e21) {
    const whole = String(Math.trunc(size)).length + sign;
    const rounded = String(Number(value.toFixed(Math.max(0, width - whole - 1))));
    if (Number(rounded) !== 0 && rounded.length <= width) return rounded;
  }
  for (let digits = width; digits >= 0; digits--) {
    const scientific = exponential(value, digits);
    if (scientific.length <= width) return scientific;
  }
  return "#".repeat(Math.max(1, room));
}

/** 8.69E-07, without zeros at the end of 8.69. */
function exponential(value: number, digits: number): string {
  const [mantissa, exponent] = value.toExponential(digits).split("e");
  const places = exponent.slice(1).padStart(2, "0");
  return `${Number(mantissa)}E${exponent[0]}${places}`;
}
