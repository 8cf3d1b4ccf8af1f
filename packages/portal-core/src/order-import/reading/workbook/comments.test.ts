import { expect, it } from 'vitest';
import { aFile } from '../../../testing/import-files.js';
import { judgedOrders, readWorkbook } from '../../../testing/read-workbook.js';
import { aWorkbook, textRows } from '../../../testing/workbook-files.js';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const note = (ref: string, text: string): string =>
  `<comment ref="${ref}" authorId="0"><text><r><rPr><b/></rPr><t>Max Muster:</t></r><r><t xml:space="preserve">\n${text}</t></r></text></comment>`;
const thread = (ref: string, text: string): string =>
  `<threadedComment ref="${ref}" id="{1}"><text>${text}</text></threadedComment>`;

const { text, header, mapping } = aFile([
  { external_order_id: 'CO-1' },
  { external_order_id: 'CO-2' },
  { external_order_id: 'CO-3' },
]);

/** A workbook of three orders on the lines 2 to 4. */
function commented(notes: string, threads = ''): Uint8Array {
  const rows = text.split('\r\n').map((line) => line.split(';'));
  return aWorkbook({
    sheets: { Tabelle1: textRows(rows) },
    more: {
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/comments" Target="../comments1.xml"/><Relationship Id="rId2" Type="http://schemas.microsoft.com/office/2017/10/relationships/threadedComment" Target="../threadedComments/threadedComment1.xml"/></Relationships>`,
      'xl/comments1.xml': `<comments><commentList>${notes}</commentList></comments>`,
      'xl/threadedComments/threadedComment1.xml': `<ThreadedComments>${threads}</ThreadedComments>`,
    },
  });
}

it('reads notes and threads by the line of their cell, without their author', async () => {
  const stand = note('D3', '[Threaded comment] Your version of Excel …').replace('Max Muster:', '');
  const { workbook } = await readWorkbook(
    commented(note('B2', 'doch nur 3') + stand, thread('D3', 'STORNIERT!')),
  );
  expect(workbook?.comments).toEqual([
    { line: 2, text: 'doch nur 3' },
    { line: 3, text: 'STORNIERT!' },
  ]);
});

it('keeps out the order whose row has a comment that speaks against it, until it is answered', async () => {
  const bytes = commented(
    note('A1', 'bitte nicht ändern') + note('B2', 'STORNIERT, nicht versenden!') + note('C4', 'Stammkundin'),
  );
  const judged = (remark: Record<string, string> = {}) =>
    judgedOrders(bytes, { header, mapping: { ...mapping, values: { remark } } });
  expect(await judged()).toEqual(['remarkForbids 2', 'in', 'in']);
  expect(await judged({ 'STORNIERT, nicht versenden!': '' })).toEqual(['in', 'in', 'in']);
});

it('keeps out all orders where a comment on the header says what is sent, and none where it says how to fill it in', async () => {
  const judged = (said: string) => judgedOrders(commented(note('R1', said)), { header, mapping });
  expect(await judged('Mengen sind Gebinde à 6!')).toEqual(['saidByLine 1', 'saidByLine 1', 'saidByLine 1']);
  expect(await judged('Datum im Format TT.MM.JJJJ')).toEqual(['in', 'in', 'in']);
});
