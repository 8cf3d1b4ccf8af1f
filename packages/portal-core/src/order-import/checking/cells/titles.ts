import { findSalutation, type Salutation } from '../../../orders/index.js';

const TITLE =
  /^(?:(?:dr|prof|professor|doktor|doctor|dipl|mag|ing|med|phil|rer|nat|jur|iur|habil|dent|vet|pol|oec|h\.?\s?c|pd|ddr|univ|msc|bsc|mba|llm)\b\.?(?:-(?:ing|kfm|kffr|phys|chem|inf|biol|päd|psych)\b\.?)?[\s,]*)+$/iu;

/** Splits a salutation and the academic titles after it (`Herr Prof. Dr.`, `Frau Dr.`); null for any other text. */
export function titledSalutation(text: string): { salutation: Salutation; title: string } | null {
  const [, word = '', title = ''] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const salutation = findSalutation(word);
  return salutation !== null && TITLE.test(title) ? { salutation, title } : null;
}

/** The name with the title before it, unless the name already contains it. */
export function withTitle(name: string, title: string): string {
  if (title === '' || name.toLowerCase().includes(title.toLowerCase())) return name;
  return name === '' ? '' : `${title} ${name}`;
}

const WORDS = String.raw`Herrn?|Frau|Hrn?\.|Mr\.?|Mrs\.?|Ms\.?|Mme\.?|Mlle\.?|Mevr\.|Dhr\.|Sig\.(?:ra|na)`;
/** They are short for a first name as well: Friedrich, Sigmund. */
const MAY_BE_NAME = /^(Fr\.|Sig\.)\s+(\S.*)$/;
const SALUTED = new RegExp(String.raw`^(${WORDS})\s+(\S.*)$`);

/** What follows the first salutation of two people: `und Frau Koch`, `Ute und Herr Jan Koch`. */
const OF_TWO = new RegExp(String.raw`^(?:und|and|u\.?|oder|or|[&+/])\s|\s(?:${WORDS}|Fr\.)\s`);

/** Splits a name and the salutation at its beginning; null for most names, and for those of two people. */
export function salutedName(name: string): SalutedName | null {
  return BEGINNINGS.has(name.charCodeAt(0)) ? splitBy(SALUTED, name) : null;
}

/** The same, also by an abbreviation that may be a first name: where no salutation of its own stands beside the name. */
export const salutedAlone = (name: string): SalutedName | null =>
  salutedName(name) ?? splitBy(MAY_BE_NAME, name);

interface SalutedName {
  readonly salutation: Salutation;
  readonly name: string;
}

function splitBy(form: RegExp, text: string): SalutedName | null {
  const [, word = '', name = ''] = form.exec(text) ?? [];
  const salutation = findSalutation(word);
  return salutation === null || OF_TWO.test(name) ? null : { salutation, name };
}

const BEGINNINGS: ReadonlySet<number> = new Set(Array.from('DFHMS', (letter) => letter.charCodeAt(0)));
