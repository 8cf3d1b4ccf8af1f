/** What one shell or another takes for a quotation mark, and what a terminal would obey. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const QUOTES = /["'‘’‚‛“”„\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** What means something between double quotes in bash, PowerShell or cmd. */
const LIVE_IN_DOUBLE = /[$`\\!%]/;

/**
 * A text as one word of a shell: bash, PowerShell and cmd read it alike wherever they can. In single quotes, which cmd does not know,
 * where only those keep a text as it is; with a quotation mark of its own as bash writes it.
 */
export function quotedForShell(text: string): string {
  // A `#` in front begins a comment.
  if (/^[\w./=-][\w./=#-]*$/.test(text)) return text;
  if (!QUOTES.test(text)) return LIVE_IN_DOUBLE.test(text) ? `'${text}'` : `"${text}"`;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Whether a text holds what shells quote each in its own way. */
export const isQuotedApart = (text: string): boolean => QUOTES.test(text);
