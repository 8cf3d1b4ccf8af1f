/** Formats rows as a text table, the first row being the headings. Control characters are removed from cells. */
export function table(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map(printable));
  const widths = (clean[0] ?? []).map((_, at) =>
    Math.max(...clean.map((row) => [...(row[at] ?? '')].length)),
  );
  return clean
    .map(
      (row) =>
        `${row
          .map((cell, at) => pad(cell, widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** Removes characters that would control the terminal from a text of a file or server. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}
