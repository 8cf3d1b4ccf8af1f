import { countFilled } from './filled-cells.js';
import type { IsHeaderWord, PlacedRecord } from './header-place.js';

/** Fewest columns of places, and fewest rows of articles, that are no chance. */
const [LEAST_PLACES, LEAST_ROWS] = [2, 2];
const COUNT = /^\d{1,4}$/;
/** Beginnings of headers of orders, of which a list of articles by place has none. */
const OF_ORDERS =
  /^(?:bestell|auftrag|order|vorgang|beleg|kund|customer|empf|recipient|lieferadr|vorname|nachname|stra|street|plz|postleit|post|zip|ort$|stadt|city|town|land$|country|datum|date|menge|anzahl|stück|qty|quantity|amount|e-?mail)/iu;
const OF_ARTICLES = /^(?:art|produkt|product|sku|item|ean|gtin|bezeichnung|beschreibung|ware|model)/iu;

/**
 * Whether a list of articles has a column of quantities for each of several places (`Artikel;Kiel;Bremen`), and nothing of an order: its
 * header names articles and, otherwise, unknown words above whole numbers.
 */
export function hasPlacesAsColumns(records: readonly PlacedRecord[], isHeaderWord: IsHeaderWord): boolean {
  const at = records.findIndex(({ cells }) => countFilled(cells) > LEAST_PLACES);
  const head = records[at];
  const below = records.slice(at + 1).filter(({ cells }) => countFilled(cells) > 1);
  if (head === undefined || below.length < LEAST_ROWS) return false;
  const names = head.cells.map((cell) => cell.trim());
  const known = names.filter((name) => name !== '' && isHeaderWord(name));
  if (!known.some((name) => OF_ARTICLES.test(name)) || known.some((name) => OF_ORDERS.test(name)))
    return false;
  const places = names.flatMap((name, column) =>
    /\p{L}{2}/u.test(name) && !isHeaderWord(name) ? [column] : [],
  );
  const isCounted = (column: number): boolean => {
    const values = below.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== '');
    return values.length > 0 && values.every((text) => COUNT.test(text));
  };
  return places.length >= LEAST_PLACES && places.every(isCounted) && !names.some((name) => /\d/.test(name));
}
