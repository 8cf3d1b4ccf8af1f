import { cellText } from '../../reading/cells/cell-text.js';
import type { Column } from '../columns/column.js';
import { isFirstName } from '../../words/first-name.js';
import { foldText } from '../../words/fold.js';
import type { Pick } from '../columns/pick.js';

type Samples = readonly (readonly string[])[];

/** Whether a cell writes the two words of a name in the header's order, in the other one, or not at all. */
type Told = 'asHeader' | 'swapped' | null;

/**
 * A name joined from first and last name, swapped with a question if e-mails or whole names in the rows show that the headers are: more
 * rows have `ada.weiss@` or `Ada Weiß` for the first name `Weiß` than have it the other way. Where the rows say neither, the names do.
 */
export function unswappedName(name: Pick, samples: Samples): Pick {
  const [first, last] = name.columns;
  if (first === undefined || last === undefined || !isPlainPair(name)) return name;
  let balance = 0;
  for (const row of samples) {
    const words = [wordOf(row[first.index]), wordOf(row[last.index])] as const;
    if (words[0] === '' || words[1] === '' || words[0] === words[1]) continue;
    const others = row.filter(
      (cell, column) => column !== first.index && column !== last.index && cell !== '',
    );
    const told = others.map((cell) => toldBy(cell, ...words)).find((one) => one !== null);
    if (told !== undefined) balance += told === 'swapped' ? 1 : -1;
  }
  const isSwapped = balance > 0 || (balance === 0 && name.ask === undefined && areSwapped(first, last));
  if (!isSwapped) return name;
  return { ...name, columns: [last, first], source: { columns: [last.index, first.index] }, ask: 'content' };
}

/** Share of the last names that are first names from which on they hardly stand there by chance. */
const SOME = 1 / 3;

/** Whether common first names stand under the last names, and hardly any under the first names. */
function areSwapped(first: Column, last: Column): boolean {
  const known = ({ values }: Column) => values.filter(isFirstName).length;
  return known(last) > 2 * known(first) && known(last) >= SOME * last.values.length;
}

function isPlainPair({ columns, source }: Pick): boolean {
  const roles = columns.map(({ reading }: Column) => reading?.role).join(' ');
  return (
    (roles === 'firstName lastName' || roles === 'firstName name') &&
    typeof source === 'object' &&
    source.part === undefined
  );
}

/** The folded letters of a name of one or several words. */
const wordOf = (cell: string | undefined): string => lettersOf(cellText(cell));

const lettersOf = (text: string): string => foldText(text).replaceAll(/[^a-z]+/g, '');

function toldBy(cell: string, first: string, last: string): Told {
  const mail = /^([^@\s]+)@/.exec(cell.trim())?.[1];
  if (mail !== undefined) return toldByMail(mail, first, last);
  if (cell.includes('@') || cell.length > first.length + last.length + 12) return null;
  const parts = cell.split(',').map(lettersOf);
  if (parts.length === 2) return inTurn(parts[1] ?? '', parts[0] ?? '', first, last);
  return parts.length === 1 && /\s/.test(cell.trim()) ? inOne(parts[0] ?? '', first, last) : null;
}

/** A name before the `@`: in two parts, or in one that begins with the first name or its initial. */
function toldByMail(mail: string, first: string, last: string): Told {
  const parts = mail
    .split(/[._+-]+/)
    .map(lettersOf)
    .filter((part) => part !== '');
  const [one = '', two = ''] = parts;
  if (parts.length === 2) return inTurn(one, two, first, last) ?? byInitial(one, two, first, last);
  return parts.length === 1
    ? (inOne(one, first, last) ?? byInitial(one.slice(0, 1), one.slice(1), first, last))
    : null;
}

// oxlint-disable-next-line max-params -- two words, and the two of the header
function inTurn(one: string, two: string, first: string, last: string): Told {
  if (one === first && two === last) return 'asHeader';
  return one === last && two === first ? 'swapped' : null;
}

function inOne(text: string, first: string, last: string): Told {
  if (text.endsWith(first + last)) return 'asHeader';
  return text.endsWith(last + first) ? 'swapped' : null;
}

// oxlint-disable-next-line max-params -- two words, and the two of the header
function byInitial(initial: string, word: string, first: string, last: string): Told {
  if (initial.length !== 1 || word.length < 3) return null;
  if (word === last && first.startsWith(initial)) return 'asHeader';
  return word === first && last.startsWith(initial) ? 'swapped' : null;
}
