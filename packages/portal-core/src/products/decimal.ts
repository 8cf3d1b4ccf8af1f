const DECIMAL = /^(\d+)(?:[.,](\d+))?$/;

/** Whether a text is a number of the product form: digits, and optionally `.` or `,` with decimals (specification 1 section 5). */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/** Number of decimals in a number of the product form; 0 for a text that is none. */
export const decimalsOf = (text: string): number => DECIMAL.exec(text)?.[2]?.length ?? 0;

/**
 * Parses a number into its smallest unit: `12,5` with two decimals is 1250. It is read digit by digit, so that nothing is rounded. Null
 * when the text is no number, has more decimals, or exceeds what a number holds exactly.
 */
export function parseDecimal(text: string, decimals: number): number | null {
  const [, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === '' || fraction.length > decimals) return null;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? units : null;
}

/** The text of a number given in its smallest unit, which `parseDecimal` reads: 1250 is `12.50`. */
export function formatDecimal(units: number, decimals: number, separator: '.' | ',' = '.'): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const sign = units < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}${separator}${digits.slice(-decimals)}`;
}
