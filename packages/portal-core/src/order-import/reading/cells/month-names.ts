/** Names and abbreviations of the months, folded: German, English, French, Dutch, Italian, Spanish, Portuguese, Polish, Czech, Danish, Swedish. */
const MONTHS: readonly string[] = [
  'jan janu january januar jaen jaenner janner janv janvier januari gennaio gen enero ene janeiro stycznia styczen ledna',
  'feb febr february februar feber fev fevr fevrier februari febbraio febrero fevereiro lutego luty unora',
  'mar marz mrz maerz march mars maart mrt marzo marco marca marzec marts brezna',
  'apr april avr avril aprile abril abr kwietnia kwiecien dubna',
  'may mai mei maggio mag mayo maio maja maj kvetna',
  'jun june juni juin giugno giu junio junho czerwca czerwiec cervna',
  'jul july juli juil juillet luglio lug julio julho lipca lipiec cervence',
  'aug august aout augustus agosto ago augusti sierpnia sierpien srpna',
  'sep sept september septembre settembre set septiembre setembro wrzesnia wrzesien zari',
  'oct october okt oktober octobre ottobre ott octubre outubro pazdziernika pazdziernik rijna',
  'nov november novembre noviembre novembro listopada listopadu',
  'dec december dez dezember decembre dicembre dic diciembre dezembro grudnia grudzien prosince',
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
