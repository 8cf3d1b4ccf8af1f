/** Digits that a spreadsheet keeps of a number. */
const KEPT = 15;
const LONG = /^[1-9]\d{15,}$/;
/** Zeros that no chance puts there. */
const NO_CHANCE = 3;

/**
 * Which of the numbers of a column were written by a spreadsheet that keeps 15 digits and writes zeros for the rest: one by its many zeros, or
 * all long ones together. A number with zeros in front was never one of a spreadsheet.
 */
export function lostDigits(texts: readonly string[]): (text: string) => boolean {
  const tails = texts.filter((text) => LONG.test(text)).map((text) => text.slice(KEPT));
  const isZero = (tail: string) => /^0+$/.test(tail);
  const areAll = tails.every(isZero) && tails.join('').length >= NO_CHANCE;
  return (text) => {
    const tail = LONG.test(text) ? text.slice(KEPT) : '';
    return isZero(tail) && (areAll || tail.length >= NO_CHANCE);
  };
}
