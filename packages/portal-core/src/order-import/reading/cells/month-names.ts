/** Names and abbreviations of the months, folded: German, English, French, Dutch, Italian, Spanish. */
const MONTHS: readonly string[] = [
  'jan janu january januar jaen jaenner janner janv janvier januari gennaio gen enero ene',
  'feb febr february februar feber fev fevr fevrier februari febbraio febrero',
  'mar marz mrz maerz march mars maart mrt marzo',
  'apr april avr avril aprile abril abr',
  'may mai mei maggio mag mayo',
  'jun june juni juin giugno giu junio',
  'jul july juli juil juillet luglio lug julio',
  'aug august aout augustus agosto ago',
  'sep sept september septembre settembre set septiembre',
  'oct october okt oktober octobre ottobre ott octubre',
  'nov november novembre noviembre',
  'dec december dez dezember decembre dicembre dic diciembre',
];
const NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);
const WEEKDAY =
  /^(?:mo|di|mi|do|fr|sa|so|tu|we|th|su|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:\.,|[.,]|(?=\s))\s*(?:den\s+)?/i;

/** The month, from 1, that a word names; undefined for any other word. */
export function monthNumber(word: string): number | undefined {
  const folded = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return NUMBERS.get(folded);
}

/** A text without the weekday at its beginning: `Mi, 18.11.2026`. */
export function withoutWeekday(text: string): string {
  return text.replace(WEEKDAY, '');
}

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** The month, from 1, of a Roman numeral in capitals; undefined for any other text. */
export function romanMonth(text: string): number | undefined {
  const at = ROMAN.indexOf(text);
  return at < 0 ? undefined : at + 1;
}
