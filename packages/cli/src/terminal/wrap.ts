/** Escape sequences of colours, which take no room. */
// oxlint-disable-next-line no-control-regex -- escape characters are what is looked for
const COLOURS = /\u001b\[[\d;]*m/g;

const widthOf = (text: string): number => [...text.replaceAll(COLOURS, '')].length;

/**
 * Breaks the lines of a text between words so that they fit into a terminal's width; what follows is indented below its line. A line with
 * flags stays whole, since it is copied into a command, and so does a word that is too long.
 */
export function wrapped(text: string, columns: number | undefined): string {
  if (columns === undefined || columns < NARROWEST) return text;
  return text
    .split('\n')
    .map((line) => (widthOf(line) <= columns || FLAG.test(line) ? line : wrappedLine(line, columns)))
    .join('\n');
}

/** Columns below which nothing is wrapped: a terminal that says nothing of its width. */
const NARROWEST = 20;
const FLAG = /(?:^|\s)--?\w/;

function wrappedLine(line: string, columns: number): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const below = `${indent}  `;
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(/ +/)) {
    const isFirst = current.trim() === '';
    if (isFirst) current += word;
    else if (widthOf(current) + 1 + widthOf(word) <= columns) current += ` ${word}`;
    else {
      lines.push(current);
      current = below + word;
    }
  }
  return [...lines, current].join('\n');
}
