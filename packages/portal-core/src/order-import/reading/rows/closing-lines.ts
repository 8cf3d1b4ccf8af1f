import { firstFilled } from './filled-cells.js';
import { IMPORT_DELIMITERS } from '../../order-import.types.js';
import { looksLikeData } from './looks-like-data.js';
import { dateParts } from '../cells/order-date.js';

/** Words for a sum or a count, folded (`foldWords`). */
const TOTALS = new Set(
  (
    'summe summen gesamt teilergebnis gesamtsumme gesamtbetrag gesamtanzahl gesamtmenge gesamtwert zwischensumme endsumme endbetrag teilsumme ' +
    'ubertrag zwischenstand anzahl ergebnis gesamtergebnis insgesamt total totals subtotal sum count grandtotal summary sommaire somme totaal totale suma'
  ).split(' '),
);
/** Words that may accompany them. */
const BESIDE_TOTALS = new Set(
  (
    'grand sub overall number of no nr all alle aller der die das des den fur for je pro per in im und and the betrag betrage wert ' +
    'amount value netto brutto net gross inkl exkl incl excl mwst ust vat tax eur euro chf usd gbp pln menge mengen stuck stk qty ' +
    'quantity pieces bestellung bestellungen auftrag auftrage order orders artikel position positionen item items line lines row rows ' +
    'zeile zeilen datensatz datensatze record records eintrag eintrage entries sendung sendungen versand pakete parcels tag monat ' +
    'seite page zeitraum export liste'
  ).split(' '),
);
/** Words for a sum that alone say so only before an amount: a shop may be called Netto. */
const SUMS = new Set(
  'netto nettobetrag nettosumme brutto bruttobetrag bruttosumme warenwert zahlbetrag'.split(' '),
);
/** Words of a share of the sum: `davon MwSt.`, `zzgl. 19 % USt`. */
const TAXES = new Set('mwst mehrwertsteuer ust umsatzsteuer vat steuer steuern'.split(' '));
const BESIDE_TAXES = new Set(
  'davon darin enthalten enthaltene enthaltener zzgl zuzuglich plus inkl incl inklusive gesetzl gesetzliche eur'.split(
    ' ',
  ),
);
const MAY_BE_TOTALS =
  /netto|brutto|warenwert|sum|som|tota|gesamt|übertrag|zwischenstand|anzahl|ergebnis|betrag|count|mwst|mehrwert|\bust\b|vat|steuer/i;
const MONEY =
  /^(?:[€$£]|eur|euro|chf|usd|gbp|pln)?\s*[+\-−]?\d[\d.,'’\s]*(?:[€$£%]|eur|euro|chf|usd|gbp|pln|kg|g|stück|stk\.?|st\.?|x)?$/i;

const COUNTED =
  /^\d+\s+(?:\S+\s+)?(?:records?|orders?|rows?|lines?|items?|entries|results?|datens(?:a|ä)tze?|bestellung(?:en)?|auftr(?:a|ä)ge?|zeilen?|eintr(?:a|ä)ge?|positionen|artikel|sendungen)\b/iu;
const ABOUT_FILE =
  /^(?:seller|verk(?:a|ä)ufer|h(?:a|ä)ndler|merchant|shop|store|account|konto|user|benutzer|mandant)(?:[- ]?(?:id|name|nr\.?))?\s*:|^(?:seite|page)\s+\d+(?!.*(?<!\p{L})(?:alt|old|veraltet|ung(?:ü|ue)ltig|erledigt|storniert|entf(?:ä|ae)llt|verschoben|void)(?!\p{L}))(?!\d)|^(?:stand|erstellt|exportiert|generiert|gedruckt|ausgedruckt|generated|created|exported|printed|downloaded|quelle|source|hinweis|note|export(?:datum| date)?|druckdatum)\b\s*(?::|am\b|at\b|on\b|by\b|von\b|vom\b|mit\b|with\b|from\b)|^as (?:of|at)\b\s*:?\s*[^\p{L}]*\d|^(?:ende(?: der (?:liste|datei))?|end of (?:file|list|report)|eof)$/iu;
/** The last character code before the letters. */
const LAST_SIGN = 64;
const [SPACE, ZERO, NINE, LAST_ASCII] = [32, 48, 57, 126];
const RULE = /^\s*[-=_*+~:|]{3,}\s*$|^\s+$/;
const NO_LETTER_OR_DIGIT = /^[^\p{L}\p{N}]+$/u;
const ONE_TOKEN_WITH_DIGIT = /^\S*\d\S*$/;

const EXPLAINS =
  /^(?:legende|legend|hinweise?|anmerkung(?:en)?|erl(?:ä|ae)uterung(?:en)?|notiz|note|info|stand|achtung|wichtig|key)\s*(?::|$)|\s=\s/iu;

/** Whether a text explains a table, like a legend or a note: `rot = eilig`, `Legende: …`. */
export const isExplanation = (text: string): boolean => EXPLAINS.test(text);

/** Whether a text is only a label for a sum, its taxes or a count: `Gesamtsumme:`, `davon MwSt.`, `Total (12 orders)`. */
export function isTotalsLabel(text: string): boolean {
  if (text.length > 80) return false;
  const words = foldWords(text).filter((word) => !/^\d+$/.test(word));
  if (
    words.some((word) => TAXES.has(word)) &&
    words.every((word) => TAXES.has(word) || BESIDE_TAXES.has(word))
  )
    return true;
  return words.some((word) => TOTALS.has(word)) && words.every((w) => TOTALS.has(w) || BESIDE_TOTALS.has(w));
}

/** Whether a text begins like the total of one person or group: `Gesamt Petersen`, `Summe Filiale Kiel`. */
export function isSubtotalLabel(text: string): boolean {
  const [first = '', ...rest] = foldWords(text);
  return TOTALS.has(first) && rest.length <= SUBTOTAL_WORDS && !/\d/.test(text);
}

/** Whether a text ends like the total of what it begins with, as spreadsheets write it: `A-17 Ergebnis`. */
export function endsInTotal(text: string): boolean {
  const words = foldWords(text);
  return TOTALS.has(words.at(-1) ?? '') && words.length <= SUBTOTAL_WORDS + 1;
}

/** Most words of whom a subtotal is. */
const SUBTOTAL_WORDS = 4;

/** Whether a text before an amount is the label of a sum: `Netto`, `Brutto EUR`. */
export function isSumLabel(text: string): boolean {
  const words = foldWords(text);
  return words.some((word) => SUMS.has(word)) && words.every((w) => SUMS.has(w) || BESIDE_TOTALS.has(w));
}

/** A quick test before `isTotalsLabel`. */
export function mayBeTotals(text: string): boolean {
  return MAY_BE_TOTALS.test(text);
}

/**
 * Whether a text is one ASCII word with a digit and fewer than three letters, like most order numbers; no word for a total is as short. A
 * quick test without a regular expression.
 */
export function isNumber(text: string): boolean {
  let [digits, letters] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit <= SPACE || unit > LAST_ASCII) return false;
    if (unit > LAST_SIGN) letters += 1;
    else if (unit >= ZERO && unit <= NINE) digits += 1;
  }
  return digits > 0 && letters < 3;
}

/** Whether the cells from a column on are blank or amounts; true when there is none (`from` below 0). */
export function onlyAmounts(cells: readonly string[], from: number): boolean {
  for (let column = from; column >= 0; column = firstFilled(cells, column + 1))
    if (!isAmount((cells[column] ?? '').trim())) return false;
  return true;
}

/** Whether a text is a row with another delimiter than its file's: split at that one, it holds several dates, numbers or e-mails. */
export function holdsCells(text: string): boolean {
  return IMPORT_DELIMITERS.some((delimiter) => {
    const cells = text.split(delimiter);
    return cells.length >= 4 && cells.filter(looksLikeData).length >= 2;
  });
}

/** Whether a line consists only of dashes or similar characters. */
export function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || RULE.test(cell));
}

/** Whether a text is a number, an amount of money, a percentage, a number of pieces or rows, but no date. */
export function isAmount(text: string): boolean {
  return text.length <= 30 && (MONEY.test(text) || COUNTED.test(text)) && dateParts(text) === null;
}

/** What people ask of those who fill in a list. */
const KEPT_LINE =
  /^(?:(?:diese|this|these) )?(?:(?:zeilen?|spalten?|kopfzeile|überschrift(?:en)?|formeln?|rows?|lines?|columns?|header) )?(?:bitte |please )?(?:nicht|do not|don['’]t) (?:(?:löschen|ändern|verschieben|überschreiben|sortieren|delete|change|move|sort|overwrite)[!. ]*)$/iu;

/** Whether a text describes the file and not an order: `3 record(s) downloaded`, `Seller ID : x`, `Zeile bitte nicht löschen`. */
export function isAboutFile(text: string): boolean {
  return COUNTED.test(text) || ABOUT_FILE.test(text) || NO_LETTER_OR_DIGIT.test(text) || keepsLine(text);
}

/** Whether a text only asks to leave its line where and as it is: `Diese Zeile bitte nicht löschen!`. */
export const keepsLine = (text: string): boolean => KEPT_LINE.test(text.trim());

const TAKEN_OUT =
  /^(?:records?(?:\(s\))?|orders?|rows?|(?:datensatz\/)?datens(?:a|ä)tze?|bestellung(?:en)?|zeilen)\s+(?:downloaded|exported|found|heruntergeladen|exportiert|gefunden)(?!\p{L})/iu;
/** Fewest characters of such a cell. */
const SHORTEST_COUNT = 10;

/** Whether a line counts the rows of its file, whatever follows: `5,record(s) downloaded,from,Nov-01-26`. */
export function countsRows(first: string, second: string): boolean {
  return second.length >= SHORTEST_COUNT && TAKEN_OUT.test(second) && /^\d+$/.test(first);
}

/** Whether a text could be the number of an order or a product: one word with a digit. */
export function couldBeNumber(text: string): boolean {
  return ONE_TOKEN_WITH_DIGIT.test(text) && !NO_LETTER_OR_DIGIT.test(text);
}

/** The words of a text in lower case without accents. */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
