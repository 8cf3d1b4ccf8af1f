import { NAME_PARTICLES } from '../../words/data/particle-words.js';
import { foldedWords } from '../../words/fold.js';
import type { Role } from '../../words/header-role.js';
import type { Column } from './column.js';

const PARTICLES = new Set(foldedWords(NAME_PARTICLES));
const NAMES: ReadonlySet<Role> = new Set<Role>(['firstName', 'lastName', 'name']);
/** What such a column may be called; a last name may be Graf. */
const BESIDE_NAMES: ReadonlySet<Role> = new Set<Role>([
  'middleName',
  'degree',
  'nameAddition',
  'nameSuffix',
  'addition',
  'salutation',
]);

/**
 * The columns, with one beside a first or last name whose cells are all words such as `von` and `van der` read as a part of that name,
 * whatever its header says.
 */
export function withParticles(columns: readonly Column[]): Column[] {
  return columns.map((column) => {
    const last = columns[column.index + 1];
    const beside = [last, columns[column.index - 1]].find((one) => one !== undefined && isName(one));
    const isFree = !isName(column) && (column.quality === 'similar' || isBeside(column));
    if (beside === undefined || !isFree || !column.values.every(isParticle) || column.values.length === 0)
      return column;
    if (isCodeOfAll(column, beside)) return column;
    const { word: _, ...known } = column;
    return {
      ...known,
      reading: { role: 'middleName', rank: 0 },
      party: beside.party,
      quality: 'dictionary',
      silent: false,
    };
  });
}

/** Whether every person has the same code, as `de` of a shop or of a language: such words stand before some names only. */
const isCodeOfAll = ({ values }: Column, name: Column): boolean =>
  values.length >= name.values.length &&
  values.every((text) => text === values[0] && /^[a-z]{2}$/.test(text));

const isBeside = ({ reading }: Column): boolean => reading === null || BESIDE_NAMES.has(reading.role);

const isName = ({ reading }: Column): boolean => reading !== null && NAMES.has(reading.role);

/** Whether a cell is made of such words alone; one of a single letter is an initial, and `DE` a country. */
const isParticle = (text: string): boolean => {
  const words = foldedWords(text);
  return text.length > 1 && !/^\p{Lu}{2}$/u.test(text) && words.every((word) => PARTICLES.has(word));
};

/** A name without the words in small letters that a last name begins with: `Guttenberg` of `zu Guttenberg`, `Heyde` of `von der Heyde`. */
export function withoutParticles(name: string): string {
  const words = name.trim().split(/\s+/);
  const at = words.findIndex((word) => !/^\p{Ll}/u.test(word) || !isParticle(word));
  return words.slice(Math.max(at, 0)).join(' ');
}
