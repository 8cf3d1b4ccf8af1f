/** Texts of spreadsheets for a formula that failed, in English and German, and for a cell too narrow for its number. */
const SHEET_ERRORS = new Set(
  '#N/A #NV #REF! #BEZUG! #VALUE! #WERT! #DIV/0! #NAME? #NUM! #ZAHL! #NULL! #SPILL! #ÜBERLAUF! #CALC! #KALK! #FIELD! #FELD!'.split(
    ' ',
  ),
);

/** Whether a text is the error of a spreadsheet's formula, which has no value. */
export function isSheetError(text: string): boolean {
  return text.charCodeAt(0) === 35 && (SHEET_ERRORS.has(text.trim()) || /^#{4,}$/.test(text.trim()));
}
