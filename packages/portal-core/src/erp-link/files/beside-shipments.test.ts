import { describe, expect, it } from 'vitest';
import { SHIPMENT_FIELDS } from './report-words.js';
import { findReportColumns } from './report-columns.js';
import { readShipmentFile } from './shipment-rows.js';

const NUMBER = '00340434161094042557';
/** What becomes of the rows of a file: `sent`, `open` where the order keeps its status, or the reasons against a row. */
function read(text: string, names: readonly string[] = ['dhl.csv']) {
  const [head = '', ...lines] = text.split('\n').map((line) => line.replaceAll('#', NUMBER));
  const header = head.split(';');
  const { columns, questions } = findReportColumns(header, SHIPMENT_FIELDS, {
    needed: ['order', 'tracking'],
    chosen: {},
  });
  if (questions.length > 0) return questions.map(({ field, code }) => `${field} ${code}`);
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split(';') }));
  return readShipmentFile({ header, names, headings: [], rows }, { columns }).map(({ report, issues }) => {
    if (issues.length > 0) return issues.map(({ code }) => code).join(' ');
    return report.status === 'geliefert' ? 'sent' : 'open';
  });
}

describe('a row of shipments', () => {
  it.each([
    'Produkt;DHL Paket;DHL Retoure',
    'Type;Shipment;Return',
    'Direction;outbound;inbound',
    'Versandart;Paket;Rücksendung',
    'Carrier;DHL;DHL Retoure',
    'Retoure;nein;ja',
    'Note;Paket mit Retourenlabel;RMA 4711',
    'Service;Retoure beigelegt;Retoure',
    'Richtung;hin;zurück',
    'Letztes Ereignis;zugestellt;Annahme verweigert',
  ])('that comes back by a column beside is none: %s', (column) => {
    const [name, one, other] = column.split(';');
    expect(read(`Order;Tracking;${name}\n1;#;${one}\n2;#;${other}`)).toEqual(['sent', 'shipmentReturned']);
  });

  it('is not taken for a return by a name or an article', () => {
    expect(read('Order;Tracking;Name;Artikel\n1;#;Return Records GmbH;Retoure (CD)')).toEqual(['sent']);
  });

  it.each([
    'Storniert am;;26.11.2026 10:15',
    'Void Indicator;N;Y',
    'Gelöscht;0;1',
    'is_cancelled;false;true',
    'Zustand;fertig;storniert',
  ])('whose label was cancelled by a column beside is none: %s', (column) => {
    const [name, one, other] = column.split(';');
    expect(read(`Order;Tracking;${name}\n1;#;${one}\n2;#;${other}`)).toEqual(['sent', 'shipmentCancelled']);
  });

  it.each([
    'Übergeben;ja;nein',
    'Versendet;ja;nein',
    'Versanddatum;27.11.2026;',
    'Abgeholt am;27.11.2026;',
    'Manifest;M-1;',
    'Ereignis;zugestellt;elektronisch angekündigt',
  ])('leaves its order open where a column beside says that it waits: %s', (column) => {
    const [name, one, other] = column.split(';');
    expect(read(`Order;Tracking;${name}\n1;#;${one}\n2;#;${other}`)).toEqual(['sent', 'open']);
  });

  it('is sent where a column of days is blank in the whole file', () => {
    expect(read('Order;Tracking;Versanddatum\n1;#;\n2;#;')).toEqual(['sent', 'sent']);
  });

  it('went out with the number of a label for its return', () => {
    expect(read('Order;Tracking;Retourennummer\n1;#;00340434161094099001')).toEqual(['sent']);
  });

  it.each([
    'Service;Return label included',
    'Bemerkung;Abholung in Filiale',
    'Stornierbar;ja',
    'Storno möglich bis;30.11.2026',
    'Cancellable;yes',
  ])('left the house with what says nothing against it: %s', (column) => {
    const [name, text] = column.split(';');
    expect(read(`Order;Tracking;${name}\n1;#;${text}`)).toEqual(['sent']);
  });

  it('is refused for an error of its label, and for what became of it', () => {
    expect(read('Order;Tracking;Letzter Scan\n1;#;zugestellt\n2;#;verloren')).toEqual([
      'sent',
      'shipmentFailed',
    ]);
    expect(read('Order;Tracking;Labelstatus\n1;#;gedruckt\n2;#;nicht gedruckt')).toEqual([
      'open',
      'shipmentFailed',
    ]);
    expect(read('Order;Tracking;Kommentar\n1;#;bitte klingeln\n2;#;liegt noch hier')).toEqual([
      'sent',
      'shipmentFailed',
    ]);
    expect(read('Order;Tracking;Hinweis\n1;#;Abholung durch Kunden')).toEqual(['shipmentFailed']);
    expect(read('Order;Tracking;Event\n1;#;delivered\n2;#;not delivered')).toEqual([
      'sent',
      'shipmentFailed',
    ]);
    expect(read('Order;Tracking;Fehlertext;Hinweis\n1;#;;bitte klingeln\n2;#;Label nicht erstellt;')).toEqual(
      ['sent', 'shipmentFailed'],
    );
  });

  it('of a part of an order is refused, with all others of that order', () => {
    expect(
      read('Order;Artikel;Menge bestellt;Menge geliefert;Tracking\n1;T1;5;2;#\n1;T2;1;1;#\n2;T2;1;1;#'),
    ).toEqual(['shipmentInPart', 'orderInPart', 'sent']);
    expect(read('Order;Tracking;Teillieferung\n1;#;ja\n2;#;nein')).toEqual(['shipmentInPart', 'sent']);
    expect(read('Order;Tracking;Bemerkung\n1;#;Rest folgt\n2;#;danke')).toEqual(['shipmentInPart', 'sent']);
    expect(read('Order;Tracking;Menge;Geliefert\n1;#;3;1\n2;#;3;3')).toEqual(['shipmentInPart', 'sent']);
    expect(read('Order;Tracking;Rückstand\n1;#;3\n2;#;0')).toEqual(['shipmentInPart', 'sent']);
    expect(read('Order;Tracking;Fulfillment\n1;#;partial\n2;#;full')).toEqual(['shipmentInPart', 'sent']);
    expect(read('Order;Tracking;Paket\n1;#;Teil 1 von 2\n2;#;Teil 2 von 2')).toEqual([
      'shipmentInPart',
      'sent',
    ]);
  });

  it.each(['siehe Mail vom 24.11.', 'Brief 1', 'Abholung 27.11.', '27.11.2026', 'PALETTE 2', '1x Paket'])(
    'has no number in words: %s',
    (word) => {
      expect(read(`Order;Tracking\n1;${word}\n2;1Z999AA10123456784\n3;RR123456789DE`)).toEqual([
        'noTrackingNumber',
        'sent',
        'sent',
      ]);
    },
  );

  it('whose number has lost its last digits in a spreadsheet is refused', () => {
    expect(read('Order;Tracking\n1;340434161094042000\n2;340434161094043000')).toEqual([
      'scientificNumber',
      'scientificNumber',
    ]);
    expect(read('Order;Tracking\n1;1234567890123450\n2;1234567890123456')).toEqual(['sent', 'sent']);
    expect(read('Order;Tracking\n1;00340434161094042000')).toEqual(['sent']);
    expect(read(`Order;Tracking\n30289471234567000012;#`)).toEqual(['sent']);
    expect(read(`Order;Tracking\n302894712345670000;#`)).toEqual(['scientificNumber']);
  });
});

describe('a file of shipments', () => {
  it.each([
    'retouren-2026-11.csv',
    'Retourensendungen vom 26.11.2026',
    'Stornierte Sendungen',
    'Nicht zugestellt',
  ])('is refused by its name: %s', (name) => {
    expect(read('Order;Tracking\n1;#', ['x.csv', name])).toEqual(['namedNoShipments']);
    expect(read('Order;Tracking\n1;#', ['Sendungen ohne Retouren.csv'])).toEqual(['sent']);
  });

  it('takes the number of the merchant, and asks where it may be that of the house', () => {
    const of = (header: string) =>
      findReportColumns(header.split(';'), SHIPMENT_FIELDS, { needed: ['order', 'tracking'], chosen: {} });
    expect(of('Auftragsnummer;Externe Auftragsnummer;Tracking-ID').columns.order).toBe(1);
    expect(of('Auftragsnummer;Ihre Referenz;Tracking').questions).toEqual([
      { field: 'order', code: 'several', columns: [0, 1] },
    ]);
    expect(of('Auftragsnummer;Tracking').columns.order).toBe(0);
  });
});
