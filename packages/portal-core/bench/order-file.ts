/** Shape of a generated order file. */
export interface OrderFile {
  readonly rows: number;
  /** Rows of one order; 1 makes every row an order. */
  readonly itemsPerOrder?: number;
}

const FIRST = ['Jürgen', 'Anna', 'Björn', 'Käthe', 'Max', 'Sören', 'Ulrike', 'Günther'];
const LAST = ['Müller', 'Schmidt', 'Weiß', 'Köhler', 'Bäcker', 'Jäger', 'Groß', 'Schäfer'];
const STREETS = ['Hauptstraße', 'Gartenweg', 'Am Brühl', 'Lindenallee', 'Schloßplatz'];
const PLACES = [
  ['80331', 'München'],
  ['50667', 'Köln'],
  ['01067', 'Dresden'],
  ['20095', 'Hamburg'],
  ['90402', 'Nürnberg'],
] as const;
const HEADER =
  'Bestellnr.;Datum;Anrede;Firma;Name;Name 2;Straße;Adresszusatz;PLZ;Ort;Land;E-Mail;Telefon;Artikelnr.;Artikelname;Menge;Einzelpreis;Gesamt;Zahlungsart;Kommentar';

/**
 * Generates a German shop's order file of 20 columns (`;`, CRLF, umlauts, `1.234,56`, four rows of ten with a quoted cell) in pieces
 * of about 64 KiB. The same input gives the same text.
 */
export function* orderFile({ rows, itemsPerOrder = 1 }: OrderFile): Generator<string> {
  let text = `${HEADER}\r\n`;
  for (let row = 0; row < rows; row += 1) {
    text += orderRow(row, Math.floor(row / itemsPerOrder));
    if (text.length < 65_536) continue;
    yield text;
    text = '';
  }
  yield text;
}

function orderRow(row: number, order: number): string {
  const [code, city] = pick(PLACES, order);
  const day = String((order % 28) + 1).padStart(2, '0');
  const month = String((order % 12) + 1).padStart(2, '0');
  const first = pick(FIRST, order);
  const last = pick(LAST, Math.floor(order / 8));
  const company = order % 7 === 0 ? `"${last} & Söhne GmbH; Filiale ""${city}"""` : '';
  const comment = row % 10 < 4 ? `"Bitte vorsichtig; Glas ${row}"` : 'keine Angabe';
  const cells = [
    `NW-${100_000 + order}`,
    `${day}.${month}.2026`,
    order % 7 === 0 ? 'Firma' : pick(['Herr', 'Frau'], order),
    company,
    `${first} ${last}`,
    '',
    `${pick(STREETS, order)} ${(order % 180) + 1}`,
    order % 5 === 0 ? 'Hinterhaus' : '',
    code,
    city,
    'Deutschland',
    `kunde${order}@example.de`,
    `0${1000 + (order % 9000)} ${100_000 + order}`,
    `ART-${1000 + (row % 120)}`,
    `Artikel Nummer ${row % 120}`,
    String((row % 5) + 1),
    `1.${100 + (row % 900)},56`,
    `2.${100 + (row % 900)},12`,
    'Rechnung',
    comment,
  ];
  return `${cells.join(';')}\r\n`;
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
