import { isHouseName } from '../words/house-name.js';

/** The lines of an address above its town; blank ones are not there. */
export interface AddressLines {
  readonly company: string;
  readonly name: string;
  readonly second: string;
  readonly street: string;
  readonly addition: string;
}

/** A number at the end, as of a house, or a house number before a street's name. */
const HOUSE_NUMBER =
  /\p{L}\.?[\s-]*\d{1,4}\s?(?:[a-z]|bis|ter|quater)?(?:\s?[-/+]\s?\d{1,4}\s?[a-z]?)*$|^\d{1,4}(?:[a-z]|bis|ter|quater)?\s+\p{L}{2}/iu;
const POST_PLACE = /^(?:dhl[\s-]*)?(?:pa(?:c|k|ck)(?:et)?[\s-]?(?:st|box)|post[\s-]?filiale)/iu;
const POST_NUMBER =
  /^(?:(?:dhl[\s-]*)?(?:post-?\s?(?:nummer|nr\.?)|kunden-?(?:nummer|nr\.?))\s*[:.]?\s*)?\d{6,10}$/iu;
/** What is added to a street: a part of a building, a floor, a part of a town. */
const ADDITION =
  /^(?:\d{1,2}\.?\s?(?:stock|stk|og|etage|obergeschoss|floor|hof|hinterhof|aufgang|eingang)|(?:(?:\p{L}+er)?(?:hinter|vorder|seiten|neben|garten)(?:hof|haus|eingang|gebäude|flügel)|stock|etage|floor|eg|og|dg|ug|erdgeschoss|tor|top|tür|stiege|haus|gebäude|geb|halle|block|aufgang|eingang|wohnung|whg|wg|apartment|apt|app|zimmer|zi|raum|room|suite|unit|ot|ortsteil)(?![\p{L}])\.?(?=$|[\s:\d]))/iu;
/** Who the parcel is left with, or another person or department, or who owns the shop above. */
const SECOND =
  /^(?:c\s?\/\s?o|care of|bei|z\.?\s?hd\.?|zu händen|zh|attn|att|inh|inhaber|inhaberin|und|and|&|\+|abt|abteilung|department|dept)(?![\p{L}])/iu;
const TO_HANDS = /^(?:z\.?\s?hd\.?|zu händen|attn\.?)[:\s]*(?:von\s+)?/iu;
const COMPANY =
  /^(?:firma|fa\.)\s|(?:^|[\s&.])(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|se|e\.?\s?k\.?|e\.?\s?u\.?|e\.?\s?v\.?|inc|ltd|llc|llp|plc|corp|bv|b\.v\.|nv|sarl|sas|srl|s\.r\.l\.|sp\. z o\.o\.|oy|ab|a\/s|aps)\.?(?:$|[\s&,])/iu;
const PERSON = /^(?:herrn?|frau|fam\.?|familie|mrs?\.?|ms\.?)\s/iu;

/**
 * Tells the lines above a town: the street is the only one with a house number, or a Packstation, or without one the house at the end (`Gut
 * Neuhof`); above it stand the names, below it what is added to it. A salutation in a line of its own belongs to the name below it. Null
 * where a line could be either or has no role.
 */
export function addressLines(written: readonly string[]): AddressLines | null {
  const lines = withSalutations(written.flatMap(withoutAddition));
  const streets = lines.filter(isStreet);
  if (streets.length === 0) streets.push(...lines.slice(1).slice(-1).filter(isHouse));
  const [street] = streets;
  if (street === undefined || streets.length > 1) return null;
  const at = lines.indexOf(street);
  const names = namesOf(lines.slice(0, at), lines.slice(at + 1));
  return names === null || SALUTATION.test(names.name) ? null : { ...names, street };
}

/** A person whom the parcel is left with, behind the number of a street. */
const CARE_OF_BEHIND = /^(.*\d\s?[a-z]?)\s+(c\s?\/\s?o\s+\D+)$/iu;

/** A line with what stands behind its street, as two lines: `Alte Gasse 7, 2. Hof`, `Alte Gasse 7 c/o Berg`. */
function withoutAddition(line: string): readonly string[] {
  const [, place = '', careOf = ''] = CARE_OF_BEHIND.exec(line) ?? [];
  if (isStreet(place)) return [place, careOf];
  const at = line.indexOf(',');
  const [street, addition] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  return at > 0 && isStreet(street) && ADDITION.test(addition) ? [street, addition] : [line];
}

const SALUTATION = /^(?:herrn?|frau|familie|firma|mr\.?|mrs\.?|ms\.?)$/iu;

function withSalutations(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => SALUTATION.test(line));
  const next = lines[at + 1];
  if (at < 0 || next === undefined || isStreet(next)) return lines;
  return [...lines.slice(0, at), `${lines[at] ?? ''} ${next}`, ...lines.slice(at + 2)];
}

const isHouse = (line: string): boolean => isHouseName(line) && !isNoStreet(line) && !PERSON.test(line);
const isNoStreet = (line: string): boolean =>
  ADDITION.test(line) || SECOND.test(line) || POST_NUMBER.test(line) || COMPANY.test(line);
const isStreet = (line: string): boolean =>
  POST_PLACE.test(line) || (HOUSE_NUMBER.test(line) && !isNoStreet(line));

function namesOf(above: readonly string[], below: readonly string[]): Omit<AddressLines, 'street'> | null {
  const lists: Lists = { second: [], additions: [], companies: [], plain: [] };
  const { second, additions, companies, plain } = lists;
  for (const line of above) lists[kindOf(line)].push(line);
  for (const line of below) (SECOND.test(line) || POST_NUMBER.test(line) ? second : additions).push(line);
  const isNamed = plain.length + companies.length > 0;
  // Without a name above the street, a line below it may be one.
  if (!isNamed && !additions.every((line) => ADDITION.test(line))) return null;
  if (companies.length > 1 || plain.some((line) => /\d/.test(line))) return null;
  const person = personOf(plain, second, companies);
  if (person === null) return null;
  const [company = ''] = person.name === '' ? [] : companies;
  return {
    company,
    name: person.name === '' ? (companies[0] ?? '') : person.name,
    second: person.second.join(', '),
    addition: additions.join(', '),
  };
}

type Lists = Readonly<Record<'second' | 'additions' | 'companies' | 'plain', string[]>>;

function kindOf(line: string): keyof Lists {
  if (SECOND.test(line) || POST_NUMBER.test(line)) return 'second';
  if (ADDITION.test(line)) return 'additions';
  return COMPANY.test(line) ? 'companies' : 'plain';
}

/** The person, or the department of a company, and who else is named; null for two names of which neither is told apart. */
function personOf(
  plain: readonly string[],
  second: readonly string[],
  companies: readonly string[],
): { readonly name: string; readonly second: readonly string[] } | null {
  const [name = ''] = plain;
  if (plain.length === 1) return { name, second };
  const saluted = plain.filter((line) => PERSON.test(line));
  if (plain.length > 1)
    return companies.length === 1 && plain.length === 2 && saluted.length === 1
      ? { name: saluted[0] ?? '', second: [...plain.filter((line) => !PERSON.test(line)), ...second] }
      : null;
  const hands = companies.length === 1 ? second.find((line) => TO_HANDS.test(line)) : undefined;
  if (hands === undefined) return { name: '', second };
  return { name: hands.replace(TO_HANDS, ''), second: second.filter((line) => line !== hands) };
}
