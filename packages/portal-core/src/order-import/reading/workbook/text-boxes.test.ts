import { expect, it } from 'vitest';
import { aFile } from '../../../testing/import-files.js';
import { judgedOrders } from '../../../testing/read-workbook.js';
import { aWorkbook, textRows } from '../../../testing/workbook-files.js';
import { boxTextsIn } from './text-boxes.js';

const { text, header, mapping } = aFile([{ external_order_id: 'TB-1001' }, { external_order_id: 'TB-1002' }]);

/** A shape at the line behind `row`, with paragraphs of one text each. */
function box(row: number, paragraphs: readonly string[], { sp = 'macro=""', properties = '' } = {}): string {
  const body = paragraphs.map((said) => `<a:p><a:pPr/><a:r><a:rPr/><a:t>${said}</a:t></a:r></a:p>`).join('');
  return `<xdr:twoCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:to><xdr:row>99</xdr:row></xdr:to><xdr:sp ${sp}><xdr:nvSpPr><xdr:cNvPr id="2" name="Textfeld 1"${properties}/></xdr:nvSpPr><xdr:txBody>${body}</xdr:txBody></xdr:sp><xdr:clientData/></xdr:twoCellAnchor>`;
}

/** What becomes of the two orders of a workbook with a drawing. */
async function judged(drawing: string): Promise<string[]> {
  const bytes = aWorkbook({
    sheets: { Tabelle1: textRows(text.split('\r\n').map((line) => line.split(';'))) },
    more: {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="x/drawing" Target="../drawings/drawing1.xml"/></Relationships>',
      'xl/drawings/drawing1.xml': `<xdr:wsDr>${drawing}</xdr:wsDr>`,
    },
  });
  return judgedOrders(bytes, { header, mapping });
}

it('reads the paragraphs of a box as one text, by the line where it begins', () => {
  const drawing = box(4, ['TB-1002 bitte', 'nicht &amp; nie &lt;senden&gt;']) + box(0, ['', ' ']);
  expect(boxTextsIn([drawing])).toEqual([{ line: 5, text: 'TB-1002 bitte nicht & nie <senden>' }]);
});

it('reads a text once that is written again for older programs', () => {
  const shape = box(1, ['Achtung']).replaceAll(/<\/?xdr:twoCellAnchor>/g, '');
  const drawing = `<xdr:oneCellAnchor><mc:Choice>${shape}</mc:Choice><mc:Fallback>${shape}</mc:Fallback></xdr:oneCellAnchor>`;
  expect(boxTextsIn([drawing, drawing])).toEqual([{ line: 2, text: 'Achtung' }]);
});

it('passes over buttons, boxes that are not shown, and pictures', () => {
  const drawing =
    box(1, ['Liste leeren'], { sp: 'macro="[0]!Leeren"' }) +
    box(2, ['alte Notiz'], { properties: ' hidden="1"' }) +
    '<xdr:absoluteAnchor><xdr:pic/></xdr:absoluteAnchor>';
  expect(boxTextsIn([drawing])).toEqual([]);
});

it('keeps out the order that a box names, or all orders where it names none', async () => {
  expect(await judged(box(7, ['TB-1002 nicht versenden, holt ab']))).toEqual(['in', 'saidByBox 8']);
  expect(await judged(box(0, ['Bitte erst nach Rücksprache versenden!']))).toEqual([
    'saidByBox 1',
    'saidByBox 1',
  ]);
});

it('lets orders in beside a box with an address, a title or thanks', async () => {
  const drawing =
    box(0, ['Nordwind GmbH', 'Hafenstraße 1', '26506 Norden', 'Tel. 04931 123']) +
    box(9, ['Bestellliste November 2026']) +
    box(12, ['Vielen Dank!']);
  expect(await judged(drawing)).toEqual(['in', 'in']);
});
