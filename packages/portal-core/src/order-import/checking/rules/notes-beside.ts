import type { CleanOrder } from '../../../orders/index.js';
import type { ImportField } from '../../order-import.types.js';
import { PARTS_OF_HOUSE, HOUSES_ON_LAND } from '../../words/data/building-words.js';
import {
  COMPANY_NOTES,
  FAMILY,
  HOLDS,
  NOTES,
  NOTES_ANYWHERE,
  NOTES_OF_PEOPLE,
  NOTES_OF_SHOPS,
  SMALL_BEGINNINGS,
  SMALL_NOTES,
  SMALL_WITHIN,
  TO_THE_CARRIER,
} from '../../words/data/note-words.js';
import { REMARK_WORDS } from '../../words/data/remark-words.js';
import { forbidsInName } from '../../understanding/not-to-send/remarks.js';
import { capitalWords, isCapitalStreet } from '../../words/capital-words.js';
import { foldedWords, foldText } from '../../words/fold.js';

type NotedPart = 'name' | 'second_name' | 'company' | 'street' | 'city';
type Texts = Pick<CleanOrder, NotedPart | 'salutation' | 'country_code'>;

const PARTS: readonly (readonly [NotedPart, ImportField])[] = [
  ['name', 'first_address_line'],
  ['second_name', 'second_address_line'],
  ['company', 'company'],
  ['street', 'street'],
  ['city', 'city'],
];
const NO_FIELDS: readonly ImportField[] = [];

const oneOf = (words: string): string =>
  foldedWords(words)
    .join('|')
    .replaceAll('*', String.raw`[a-z]*`);
const wordOf = (words: string): RegExp => new RegExp(String.raw`(?<![a-z\d])(?:${oneOf(words)})(?![a-z])`);
/** In small letters as they are written. */
const smallWordOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${words.trim().split(/\s+/).join('|')})(?!\p{L})`, 'u');

const NOTE = wordOf(NOTES);
const NOTE_OF_PERSON = wordOf(NOTES_OF_PEOPLE);
const NOTE_OF_SHOP = wordOf(NOTES_OF_SHOPS);
const SMALL = smallWordOf(SMALL_NOTES);
const SHOUTED = wordOf(SMALL_NOTES);
const SMALL_AT_FRONT = new RegExp(`^(?:${SMALL_NOTES.trim().split(/\s+/).join('|')})(?!\\p{L})`, 'u');
const ANYWHERE = new RegExp(String.raw`(?<![\p{L}\d])(?:${oneOf(NOTES_ANYWHERE)})(?!\p{L})`, 'iu');
const OF_COMPANY = smallWordOf(COMPANY_NOTES);
const CARRIER = wordOf(TO_THE_CARRIER);
const BEGINNING = new RegExp(String.raw`^(?:${oneOf(SMALL_BEGINNINGS)})(?![a-z])`);
const WITHIN = new RegExp(String.raw`^(?:${oneOf(`${SMALL_BEGINNINGS} ${SMALL_WITHIN}`)})(?![a-z])`);
const FAMILIES = wordOf(FAMILY);

/** Brackets, and signs that part a text. None is looked for anew from each letter of a row of equal ones: that takes the square of its length. */
const PARTING = /[([{;|*!:,+&/]|\s[-–—]+\s?|(?<![-–—])[-–—]+\s/u;
const BRACKETS = /[([{]([^()[\]{}]*)[)\]}]?/g;
const SIGNS = /\s[-–—]+\s*|(?<![-–—])[-–—]+\s|[;|*!]+\s*|:\s|\/\/\s*|\s\/\s|,\s*/u;
const JOINED = /\s(?:[+&]|und|u\.|and|plus|mit|samt|zzgl\.?|inkl\.?)\s?/u;
const JOINED_WITH = /\s(?:[+&]|und|u\.|and|plus|mit|samt|zzgl\.?|inkl\.?)\s?(.*)$/u;

/** Pieces and days: `2x`, `x2`, `+1`, `2 Tassen`, `1.12.`. */
const COUNTED =
  /(?<![\p{L}\d])\d{1,3}\s?[x×](?!\p{L})|(?<!\p{L})[x×]\s?\d{1,3}(?!\d)|^\+\d|#\s?\d|(?<!\d)\d{1,2}\.\d{1,2}\.(?!\d{3})/u;
/** A number before a word: `2 Tassen`; behind a street it may be another street. */
const COUNTED_FIRST = /^\+?\d{1,3}\s\p{L}{3}/u;
/** A part of a building: `2. OG`, `Whg. 12`, `Haus 3`. */
const IN_BUILDING = new RegExp(
  String.raw`^\d{1,2}\.?\s?(?:og|ug|dg|eg|stock|etage|floor|stockwerk|obergeschoss|bezirk|arrondissement|vorsitz|vorst|bürgerm|kassenw|schriftf)|^(?:${PARTS_OF_HOUSE}|${HOUSES_ON_LAND}|abt|abteilung|zi|klasse|team|kst|hof|nr|bezirk|lager|rampe|gruppe|schule)\.?\s?(?:nr\.?\s?)?[\p{L}\d/-]{0,6}\d`,
  'iu',
);
const MONTHS = REMARK_WORDS.month
  .split('|')
  .map((month) => month.trim())
  .join('|');
const DIGIT = /\d/;
const CAPITAL = /\p{Lu}/u;
const SMALL_FIRST = /^\p{Ll}/u;

/**
 * Fields with a note beside their value: in brackets (`Kiel (Abholung)`), behind a sign (`Eva Kern - bitte warten`) or in plain words (`Eva
 * Kern holt ab`). In brackets and behind signs stand names and places, or known words for maiden names, parts of houses and the like.
 */
export function notedFields(order: Texts): readonly ImportField[] {
  const { name, second_name, company, street, city } = order;
  if (PARTS.every(([part]) => isOrdinary(order[part], part))) return NO_FIELDS;
  const all = `${name}\n${second_name}\n${company}\n${street}\n${city}`;
  if (
    !PARTING.test(all) &&
    !DIGIT.test(`${name}${second_name}${company}${city}`) &&
    !JOINED.test(all) &&
    !SMALL.test(all) &&
    !WITH.test(city) &&
    !DATED.test(all) &&
    !ANYWHERE.test(all)
  )
    return NO_FIELDS;
  return PARTS.filter(([part]) => !isOrdinary(order[part], part) && isNoted(order[part], part, order)).map(
    ([, field]) => field,
  );
}

/** Whether a text says neither a note nor until when it holds: capitalised words alone, or such a street or company. */
const isOrdinary = (text: string, part: NotedPart): boolean =>
  text === '' || (isPlain(text, part) && !CAPITAL_NOTE.test(text));

const isPlain = (text: string, part: NotedPart): boolean =>
  capitalWords(part === 'company' ? text.replace(' & ', ' ') : text) > 0 ||
  (part === 'street' && isCapitalStreet(text));

function isNoted(text: string, part: NotedPart, { salutation, country_code }: Texts): boolean {
  const isCompany = part === 'company' || (part === 'name' && salutation === 'firma');
  const kind = isCompany ? 'company' : part;
  if (forbidsInName(text)) return false;
  if (isCompany ? OF_COMPANY.test(text) : saysNote(text)) return !CARRIER.test(foldText(text));
  if (saysTwo(text, kind)) return true;
  const isMixed = CAPITAL.test(text);
  const isGerman = GERMAN.has(country_code);
  const inBrackets = Array.from(text.matchAll(BRACKETS), ([, inner = '']) => inner.trim());
  const [, ...behind] = text.replaceAll(BRACKETS, ' ').split(SIGNS);
  return (
    inBrackets.some((piece) => isNote(piece, { kind, isMixed, isGerman, isBracket: true })) ||
    behind.some((piece) => isNote(piece.trim(), { kind, isMixed, isGerman, isBracket: false })) ||
    (kind === 'name' && isJoinedToThing(text))
  );
}

/** Countries whose small words are known. */
const GERMAN: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI']);

/** Whether a text has things behind a name or a place, two towns, or a call. */
function saysTwo(text: string, kind: NotedPart): boolean {
  if (kind !== 'street' && COUNTED_BEHIND.test(text)) return true;
  if (WITH_THINGS.test(text) || (kind === 'city' && WITH.test(text))) return true;
  return (kind === 'city' || kind === 'name') && CALLS.test(text);
}

const saysNote = (text: string): boolean =>
  DATED.test(text) ||
  (CAPITAL.test(text) && SMALL.test(text)) ||
  SMALL_AT_FRONT.test(text) ||
  ANYWHERE.test(text);
/** Pieces behind a name: `Eva Kern 2x`. */
const COUNTED_BEHIND = /(?:^|\p{L}\s)\d{1,3}\s?[x×]$|\p{L}\s#\s?\d{1,3}$/u;
/** Things behind a place or a name: `Ring 3 + 2 Tassen`, `Kiel + Tee`. */
const WITH_THINGS = /\s[+&]\s?\d{1,3}\s?[x×]?\s\p{L}{3}|\d\p{L}?\s[+&]\s\p{Lu}\p{L}{2}/u;
const WITH = /\s(?:[+&]|oder|or|bzw\.)\s/;
const CALLS = /!\s*$/;
/** A value that holds for a time: `Ring 3 ab 1.12.`, `bis Januar`. */
const DATED = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf(HOLDS)})\s(?:ende\s|anfang\s|mitte\s)?(?:\d{1,2}\.\s?(?:\d|${MONTHS})|(?:${MONTHS})(?!\p{L}))`,
  'iu',
);

const CAPITAL_NOTE = new RegExp(`${ANYWHERE.source}|${DATED.source}`, 'iu');

interface PieceOf {
  readonly kind: NotedPart;
  /** Whether the text has capital letters, so that names are written with them. */
  readonly isMixed: boolean;
  readonly isGerman: boolean;
  readonly isBracket: boolean;
}

/** Whether a part of a text is a note. */
function isNote(piece: string, { kind, isMixed, isGerman, isBracket }: PieceOf): boolean {
  if (piece === '') return false;
  const folded = foldText(piece);
  if (CARRIER.test(folded)) return false;
  if (NOTE.test(folded) || (isMixed && SMALL.test(piece)) || isShouted(piece, isMixed)) return true;
  if (kind !== 'company' && NOTE_OF_PERSON.test(folded)) return true;
  if (!NAMING.test(piece) || isCounted(piece, kind !== 'street' || isBracket)) return true;
  if (kind === 'company' || kind === 'second_name') return false;
  if (isMixed && (isGerman || kind !== 'street') && saysUnknown(piece, folded)) return true;
  if (kind === 'street') return false;
  const isCode = IS_CODE.test(piece) || (kind === 'city' && OF_DISTRICT.test(piece));
  return NOTE_OF_SHOP.test(folded) || (DIGIT.test(piece) && !IN_BUILDING.test(piece) && !isCode);
}

/** Whether a part counts pieces or names a day; `isFirst`: a number before a word is one of pieces. */
const isCounted = (piece: string, isFirst: boolean): boolean =>
  (COUNTED.test(piece) || (isFirst && COUNTED_FIRST.test(piece))) && !IN_BUILDING.test(piece);

/** Whether a part has a word in small letters that is not known in names and places. */
const saysUnknown = (piece: string, folded: string): boolean =>
  (SMALL_FIRST.test(piece) && !BEGINNING.test(folded)) ||
  smallWords(piece).some((word) => word.length > 1 && !WITHIN.test(foldText(word)));

const smallWords = (piece: string): readonly string[] =>
  piece.match(/(?<![\p{L}\d'’])\p{Ll}[\p{L}.]*/gu) ?? [];

/** Whether a part is a note in capitals beside a name in both, or of several words: `(NEU)`, `(HOLT AB)`; one word may be a name. */
const isShouted = (piece: string, isMixed: boolean): boolean =>
  (isMixed ? !/\p{Ll}/u.test(piece) : /\s/.test(piece)) && SHOUTED.test(foldText(piece));

/** A letter or a digit: signs alone name nothing. */
const NAMING = /[\p{L}\d]/u;

/** A post code, or a letter with a number. */
const IS_CODE = /^\d{4,5}$|^\p{L}\d{1,3}$/u;
/** A town with the number of its district. */
const OF_DISTRICT = /^\p{L}[\p{L}\s.-]*\s\d{1,2}$/u;

/** Whether a whole name is joined to one word or to a number, as a person is to no other: `Eva Kern + Kluntje`, `Eva Kern & 2 Tassen`. */
function isJoinedToThing(text: string): boolean {
  const [, behind] = JOINED_WITH.exec(text) ?? [];
  if (behind === undefined) return false;
  const before = text.slice(0, text.search(JOINED)).replace(TITLES, '');
  if (DIGIT.test(behind)) return true;
  return /\S\s+\S/.test(before) && /^\p{L}+$/u.test(behind) && !FAMILIES.test(foldText(behind));
}

const TITLES = /^(?:(?:familie|fam\.?|herr|herrn|frau|dr\.?|prof\.?|eheleute|ehepaar|geschwister)\s+)*/iu;
