const [ZERO, NINE] = [48, 57];

/** Whether a character, by its code, is one of the digits 0 to 9; faster than a pattern where every cell is asked. */
export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
