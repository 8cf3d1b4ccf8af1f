/** Characters that some shell takes for quotation marks, or that control a terminal. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const QUOTES = /["'‘’‚‛“”„\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Those that end a word in double quotes; single ones stand for themselves there. */
// oxlint-disable-next-line no-control-regex -- as above
const ENDING = /["“”„\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Characters with a meaning between double quotes in bash, PowerShell or cmd. */
const LIVE_IN_DOUBLE = /[$`\\!%]/;

/**
 * Quotes a text as one shell word that bash, PowerShell and cmd read alike where possible. Uses single quotes, which
 * cmd does not know, if only they keep the text unchanged; a text with a quotation mark is written for bash.
 */
export function quotedForShell(text: string): string {
  // A `#` in front begins a comment.
  if (/^[\w./=-][\w./=#-]*$/.test(text)) return text;
  if (!ENDING.test(text) && !LIVE_IN_DOUBLE.test(text)) return `"${text}"`;
  if (!QUOTES.test(text)) return `'${text}'`;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Whether a text contains characters that shells quote differently. */
export const isQuotedApart = (text: string): boolean => QUOTES.test(text);
