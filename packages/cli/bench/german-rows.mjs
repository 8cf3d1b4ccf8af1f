// A German shop's order export of any size: `;`, CRLF, umlauts, dd.mm.yyyy, decimal comma, two rows in five with a quoted cell.
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const HEADER =
  'Bestellnr.;Bestelldatum;Anrede;Firma;Vor- und Nachname;Straße/Hausnr.;Adresszusatz;Packstation;Postfiliale;Postnummer;PLZ;Ort;Land;E-Mail;Artikelnr.;Artikelbezeichnung;Menge;Einzelpreis;Zahlungsart;Notiz';
const NAMES = ['Käthe Größer', 'Jörn Petersen', 'Mehmet Yılmaz', 'Zoë Baumann', 'Ulrike Nußbaum'];
const STREETS = ['Mönckebergstr. 7', 'Am Alten Speicher 14a', 'Große Elbstraße 212', 'Lindenweg 3'];
const PLACES = [
  '20095;Hamburg;Deutschland',
  '50667;Köln;DE',
  '80331;München;Deutschland',
  '8010;Graz;Österreich',
];
const PRODUCTS = [
  'NW1050;Teemischung 250 g',
  'NW1070;"Becher ""Moin"" 0,4 l"',
  'NW1055;Stövchen; kobaltblau'.replace('; k', ', k'),
];

/** Writes `rows` rows to `path`, two and a half to an order. */
export async function writeGermanRows(path, rows) {
  const file = createWriteStream(path);
  let text = `${HEADER}\r\n`;
  for (let row = 0; row < rows; row += 1) {
    text += rowOf(row);
    if (text.length < 1 << 20) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await once(file, 'close');
}

function rowOf(row) {
  const order = Math.floor((row * 2) / 5);
  const pick = (list) => list[order % list.length];
  const company = order % 5 === 4;
  const packstation = order % 7 === 3;
  const day = String((order % 28) + 1).padStart(2, '0');
  const note = row % 5 < 2 ? '"bitte klingeln; danke"' : '';
  return (
    `GS-26-${order + 1};${day}.11.2026;${company ? 'Firma' : 'Frau'};${company ? 'Müller & Söhne GmbH' : ''};` +
    `${pick(NAMES)};${packstation ? '' : pick(STREETS)};;${packstation ? '145' : ''};;${packstation ? '9876543' : ''};` +
    `${pick(PLACES)};kundin${order}@beispiel.example;${PRODUCTS[row % PRODUCTS.length]};${(row % 4) + 1};7,49;PayPal;${note}\r\n`
  );
}
