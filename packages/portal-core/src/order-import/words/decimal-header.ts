import { MONEY_WORDS, SIGNED_MONEY_WORDS } from './data/money-words.js';
import { foldedWords, headerTokens } from './fold.js';

const MEASURES = `
  gewicht weight laenge length lang breite width hoehe height tiefe depth volumen volume durchmesser diameter flaeche area inhalt content kg kilo
  meter metre liter litre lfm qm cbm m l kurs rate prozent percent tarif`;
const WORDS = new Set(foldedWords(`${MONEY_WORDS} ${SIGNED_MONEY_WORDS} ${MEASURES}`));
const ENDINGS = foldedWords(
  'preis betrag summe gewicht laenge breite hoehe tiefe volumen kosten gebuehr rabatt steuer wert price weight',
);

/** Units so small that nobody writes a part of one. */
const SMALL = new Set(['g', 'gr', 'gramm', 'gram', 'grams', 'mm', 'cm', 'ml', 'cent', 'cents', 'ct']);

/** Whether a header is of prices or measures, which have decimals: `Einzelpreis`, `Length m`, `Gewicht (kg)`. */
export function isDecimalHeader(header: string): boolean {
  const words = headerTokens(header).map(({ text }) => text);
  const isOne = (word: string) => WORDS.has(word) || ENDINGS.some((end) => word.endsWith(end));
  return words.some(isOne) && !words.some((word) => SMALL.has(word));
}
