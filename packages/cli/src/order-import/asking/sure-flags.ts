import {
  ADDRESS_FIELDS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
  type Question,
  type Understanding,
} from '@kontor/portal-core/order-import';
import {
  acceptingFlags,
  flagsOfFallback,
  flagsOfField,
  flagsOfItems,
  writerFor,
  type Flag,
  type FlagWords,
  withAddressParts,
} from './accepting-flags.js';
import { withFurtherItems } from './second-item.js';

/** Maps the file as if these flags were given in addition to those of the call. */
export type LookWith = (flags: readonly Flag[]) => Understanding;

/** Maximum number of rounds: explicit flags change what is detected for the rest, which has settled by then. */
const MOST_ROUNDS = 4;

/**
 * The flags that accept the proposed mapping exactly: those that answer the questions, and those that fix what the
 * answers would change. A required field without a source is left to the user.
 */
export function sureFlags(
  proposed: Understanding,
  header: readonly string[],
  words: FlagWords,
  look: LookWith,
): Flag[] {
  const meant = withAddressParts(withFurtherItems(proposed), proposed.questions);
  const accepting = (understanding: Understanding) =>
    acceptingFlags(guesses(understanding), meant, header, words);
  let flags = accepting(proposed);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const taken = look(flags);
    const more = [...differingFlags(meant, taken.mapping, header, words), ...accepting(taken)];
    const said = new Set(flags.map(textOf));
    const fresh = more.filter((flag) => !said.has(textOf(flag)));
    if (fresh.length === 0) break;
    flags = [...flags, ...new Map(fresh.map((flag) => [textOf(flag), flag])).values()];
  }
  const missing = proposed.questions.filter(({ kind }) => kind === 'missing');
  const needed = acceptingFlags(missing, meant, header, words);
  const open = columnsLeftOpen(proposed, header, words);
  const isLeftOpen = ({ flag, value }: Flag) => flag === '--ignore' && open.has(value);
  return [...withoutOthersOf(flags, needed).filter((flag) => !isLeftOpen(flag)), ...needed];
}

/** The columns, as flags name them, that could be the missing part of an address: they are not to be ignored unseen. */
function columnsLeftOpen(
  { questions }: Understanding,
  header: readonly string[],
  { language }: FlagWords,
): ReadonlySet<string> {
  const isOfAddress = ({ fields }: Question) =>
    fields.some((field) => ADDRESS_FIELDS.some((one) => one === field));
  const isOpen = questions.some((question) => question.kind === 'missing' && isOfAddress(question));
  const asked = questions.filter((question) => question.kind === 'choice' && isOfAddress(question));
  const write = writerFor(header, language);
  return new Set(isOpen ? asked.flatMap(({ others }) => others.map(write)) : []);
}

/** The flags without those that contradict a later flag for the same field, so that a missing field is not also said to have no source. */
function withoutOthersOf(flags: readonly Flag[], needed: readonly Flag[]): Flag[] {
  const last = new Map<string, Flag>();
  for (const flag of [...flags, ...needed]) if (placeOf(flag) !== null) last.set(placeOf(flag) ?? '', flag);
  return flags.filter((flag) => placeOf(flag) === null || last.get(placeOf(flag) ?? '') === flag);
}

/** The field that a flag sets a source or value for; null for flags that may be repeated. */
const placeOf = ({ flag, value }: Flag): string | null =>
  flag === '--map' || flag === '--set' ? value.slice(0, value.indexOf('=')) : null;

const guesses = ({ questions }: Understanding) => questions.filter(({ kind }) => kind !== 'missing');
const textOf = ({ flag, value }: Flag): string => `${flag} ${value}`;

/** Flags for the fields in which a recipe differs from the intended one. */
function differingFlags(
  meant: ImportMapping,
  taken: ImportMapping,
  header: readonly string[],
  { language }: FlagWords,
): Flag[] {
  const write = writerFor(header, language);
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const fieldDiffers = (field: ImportField) =>
    differs(meant.columns[field], taken.columns[field]) ||
    differs(meant.constants?.[field], taken.constants?.[field]);
  return [
    ...(meant.mode === taken.mode ? [] : [{ flag: '--mode', value: meant.mode } as const]),
    ...IMPORT_FIELDS.filter(fieldDiffers).flatMap((field) => flagsOfField(field, meant, write, '')),
    ...(differs(meant.fallback, taken.fallback) ? flagsOfFallback(meant, write) : []),
    ...(differs(meant.items, taken.items) ? flagsOfItems(meant, write) : []),
  ];
}
