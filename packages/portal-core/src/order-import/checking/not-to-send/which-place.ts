import { IMPORT_MAX_COLUMNS, type ImportMapping } from '../../order-import.types.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { isAddressPart } from '../../understanding/addresses/parties.js';
import { hasRole, readColumn, type Column } from '../../understanding/columns/column.js';
import { foldText } from '../../words/fold.js';

/** A column that says by the words of two addresses to which one an order goes. */
export interface PlaceFlag {
  readonly column: number;
  /** Whether a text names the address that is not used. */
  readonly isElsewhere: (text: string) => boolean;
}

const STREETS = ['street', 'wholeStreet', 'streetName'] as const;
/** A header that says what goes where: `Lieferung an`, `Adresse`, `Versand`. */
const SAYS_WHERE = /adress|anschrift|liefer|versand|ship|deliver|zustell|empfang|wohin|send/;
/** Fewest letters of a word that is shortened: `geschäftl.` */
const SHORT = 4;
/** Most words of such an answer; more are an address themselves. */
const MOST_WORDS = 3;

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[a-z]+|\d+/g) ?? [];

/**
 * The columns that name which of a file's addresses an order goes to (`Lieferung an`: `Büro`), in a file that has a further address whose
 * columns have such a word (`Büro Straße`) and are not used: those orders go there.
 */
export function placeFlags(header: readonly string[], mapping: ImportMapping): PlaceFlag[] {
  const used = usedColumns(mapping);
  const columns = header.slice(0, IMPORT_MAX_COLUMNS).map((label, index) => readColumn(label, index, []));
  const own = new Set(columnsOfSource(mapping.columns.street).flatMap((at) => wordsOf(header[at] ?? '')));
  const others = columns
    .filter((column) => !used.has(column.index) && hasRole([column], ...STREETS))
    .flatMap(({ label }) => wordsOf(label))
    .filter((word) => !own.has(word));
  if (own.size === 0 || others.length === 0) return [];
  const isElsewhere = (text: string) => {
    const words = wordsOf(text);
    return words.length <= MOST_WORDS && words.some((word) => others.some((other) => isSame(word, other)));
  };
  return columns
    .filter((column) => !used.has(column.index) && saysWhere(column))
    .map(({ index }) => ({ column: index, isElsewhere }));
}

const saysWhere = (column: Column): boolean => SAYS_WHERE.test(column.folded) && !isPlace(column);

/** Whether a column is itself a part of an address; `Adresse` may be a street, and says which one in a file that has others. */
const isPlace = (column: Column): boolean =>
  isAddressPart(column) &&
  !/^(?:liefer|lieferung|versand)?(?:an|zu)?(?:adresse|anschrift)$/.test(column.folded);

/** Whether two words are the same, or one the beginning of the other. */
function isSame(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= SHORT && long.startsWith(short);
}
