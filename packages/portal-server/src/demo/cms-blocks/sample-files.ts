import { Temporal } from 'temporal-polyfill';
import { DEMO_MERCHANTS, type DemoMerchant } from '../merchants.js';
import type { DemoFile } from '../store-media.js';

const LINE_END = '\r\n';
/** Spreadsheets read a file that begins with it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const csvFile = (name: string, rows: readonly (readonly string[])[]): DemoFile => ({
  name,
  bytes: Buffer.from(BYTE_ORDER_MARK + rows.map((cells) => cells.join(';') + LINE_END).join('')),
});

const merchantOf = (erpId: number): DemoMerchant => {
  const merchant = DEMO_MERCHANTS.find((one) => one.erpId === erpId);
  if (merchant === undefined) throw new Error(`no demo merchant ${erpId}`);
  return merchant;
};

const HEADER =
  'Bestellnr.;Bestelldatum;Anrede;Firma;Name;Straße;Adresszusatz;PLZ;Ort;Land;E-Mail;Artikelnr.;Menge';
const PEOPLE = [
  'Frau;;Käthe Größer;Lindenweg 3;;20095;Hamburg;DE;kaethe.groesser@beispiel.example',
  'Herr;;Matthias Hofer;Hauptplatz 12;Top 4;8010;Graz;AT;m.hofer@beispiel.example',
  'Firma;Teestube am Markt;Anneliese Vogt;Marktgasse 8;;3011;Bern;CH;einkauf@teestube.example',
];

/** A file of orders for a merchant's products that the import reads without a manual mapping. */
export function sampleImportFile(erpId: number, today: string): DemoFile {
  const { name, products } = merchantOf(erpId);
  const [year, month, day] = Temporal.PlainDate.from(today).toString().split('-');
  const rows = PEOPLE.map((person, index) => {
    const product = products[index]?.number ?? '';
    return `MUSTER-${index + 1};${day}.${month}.${year};${person};${product};${index + 1}`.split(';');
  });
  return csvFile(`Musterdatei Bestellimport ${name}.csv`, [HEADER.split(';'), ...rows]);
}

/** A file of the customs tariff numbers of the merchant's products. */
export function tariffNumberFile(erpId: number): DemoFile {
  const { name, products } = merchantOf(erpId);
  const rows = products.map(({ number, name: product, tariff, weight }) => [
    number,
    product,
    tariff,
    weight.toFixed(2).replace('.', ','),
  ]);
  return csvFile(`Zolltarifnummern ${name}.csv`, [
    ['Artikelnummer', 'Artikelname', 'Zolltarifnummer', 'Gewicht in kg'],
    ...rows,
  ]);
}
