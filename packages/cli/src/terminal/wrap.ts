import { Help } from 'commander';

const help = Object.assign(new Help(), { minWidthToWrap: 20 });
const FLAG = /(?:^|\s)--?\w/;

/**
 * Breaks the lines of a text between words so that they fit into a terminal's width; what follows is indented below its line. A line with
 * flags stays whole, since it is copied into a command. Nothing is broken where the width is unknown or too little.
 */
export function wrapped(text: string, columns: number | undefined): string {
  if (columns === undefined) return text;
  return text
    .split('\n')
    .map((line) =>
      help.displayWidth(line) <= columns || FLAG.test(line) ? line : wrappedLine(line, columns),
    )
    .join('\n');
}

function wrappedLine(line: string, columns: number): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const [first = '', ...below] = help.boxWrap(line.trim(), columns - indent.length - 2).split('\n');
  return [indent + first, ...below.map((part) => `${indent}  ${part.trimStart()}`)].join('\n');
}
