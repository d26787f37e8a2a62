const choose = (above: string, below: string) =>
  `<mrow><mo>(</mo><mfrac linethickness="0"><mrow>${above}</mrow><mrow>${below}</mrow></mfrac><mo>)</mo></mrow>`;
const i = (name: string) => `<mi>${name}</mi>`;
const minus = "<mo>−</mo>";
const equals = "<mo>=</mo>";
const fraction = (above: string, below: string) => `<mfrac><mrow>${above}</mrow><mrow>${below}</mrow></mfrac>`;
const power = (base: string, exponent: string) => `<msup><mrow>${base}</mrow><mrow>${exponent}</mrow></msup>`;
const failures = `${i("n")}${minus}${i("c")}`;
const passK = fraction(choose(failures, i("k")), choose(i("n"), i("k")));
const mean = `${fraction("<mn>1</mn>", i("N"))}<munderover><mo>∑</mo><mrow>${i("i")}${equals}<mn>1</mn></mrow>${i("N")}</munderover>`;
const one = `<mn>1</mn>${minus}`;

/** Formulas as MathML, by the name of the function; they are constants of this file, never a user's text. */
export const formulaMath: Record<string, string> = {
  PASSK: `${i("pass@k")}${equals}${one}${passK}`,
  PASSK_PLUGIN: `${one}${power(`<mo>(</mo>${one}${fraction(i("c"), i("n"))}<mo>)</mo>`, i("k"))}`,
  PASSK_TRUE: `${one}${power(`<mo>(</mo>${one}${i("p")}<mo>)</mo>`, i("k"))}`,
  PASSHATK: `${power(i("pass"), i("k"))}${equals}${fraction(choose(i("c"), i("k")), choose(i("n"), i("k")))}`,
  PASSK_VAR_UNBIASED: `<msubsup>${i("R")}${i("k")}<mn>2</mn></msubsup>${minus}<msub>${i("R")}<mrow><mn>2</mn>${i("k")}</mrow></msub>`,
  PASSK_MEAN: `${mean}<mrow><mo>[</mo>${one}${passK}<mo>]</mo></mrow>`,
  PASSK_SE: `${fraction(i("s"), `<msqrt>${i("N")}</msqrt>`)}`,
};
