/** A day that streets are called after, in German, French and Italian: `17. Juni`, `8 Mai 1945`, `25 Aprile`. */
const DAY =
  /(?<![\p{L}\d])\d{1,2}(?:\.|er)?\s(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre)(?:\s1[789]\d\d)?(?![\p{L}\d])/giu;

/** Whether a street has a number besides the day it is called after: not `Straße des 17. Juni`. */
export const hasNumber = (street: string): boolean => /\d/.test(street.replaceAll(DAY, ' '));
