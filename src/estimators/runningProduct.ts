import { productError } from "./productError.ts";

const LARGEST_EXACT = 2 ** 53;
const SCALE = 2 ** 400;
const NEEDS_SCALING = 2 ** -500;

/**
 * A product of ratios a/b of whole numbers, 0 < a <= b <= 2^53, held to about 105 bits.
 *
 * Ratios are gathered exactly while their denominators' product fits in 53 bits; then the block goes into the
 * double-double number high + low (Dekker 1971), which is kept away from underflow by powers of 2^400.
 */
export class RunningProduct {
  private high = 1;
  private low = 0;
  private scalings = 0;
  private numerator = 1;
  private denominator = 1;

  multiplyBy(a: number, b: number): void {
    const denominator = this.denominator * b;
    if (denominator <= LARGEST_EXACT) {
      this.numerator *= a;
      this.denominator = denominator;
      return;
    }
    this.absorb();
    this.numerator = a;
    this.denominator = b;
  }

  /** Whether the ratios so far, which can only make it smaller, leave the product below the limit; 0 asks whether it rounds to 0. */
  isBelow(limit: number): boolean {
    return this.high < limit || this.scalings > (limit > 0 ? 0 : 2);
  }

  value(): number {
    if (this.isExact()) return this.numerator / this.denominator;
    this.absorb();
    let value = this.high + this.low;
    for (let i = 0; i < this.scalings; i++) value /= SCALE;
    return value;
  }

  /** One minus the product, without cancellation. */
  complement(): number {
    if (this.isExact()) return (this.denominator - this.numerator) / this.denominator;
    this.absorb();
    if (this.scalings > 0) return 1;
    const sum = 1 - this.high;
    return sum + (1 - sum - this.high - this.low);
  }

  private isExact(): boolean {
    return this.high === 1 && this.low === 0;
  }

  private absorb(): void {
    const { high, low, numerator, denominator } = this;
    if (denominator === 1) return;
    const inverse = 1 / denominator;
    const product = high * numerator;
    const error = productError(high, numerator, product) + low * numerator;

    const quotient = product * inverse;
    const back = quotient * denominator;
    const correction = (product - back - productError(quotient, denominator, back) + error) * inverse;

    this.high = quotient + correction;
    this.low = correction - (this.high - quotient);
    this.numerator = 1;
    this.denominator = 1;
    if (this.high < NEEDS_SCALING) {
      this.high *= SCALE;
      this.low *= SCALE;
      this.scalings++;
    }
  }
}
