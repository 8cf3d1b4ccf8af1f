import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aFile } from '../../../testing/import-files.js';
import { aWorkbook, textRows } from '../../../testing/workbook-files.js';
import { checkSource } from '../../checking/check-source.js';
import { isRejected } from '../../checking/orders/checked-order.js';
import { inspectSource } from '../inspect.js';
import { openSheetSource } from '../sheet-source.js';

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

async function read(bytes: Uint8Array) {
  const opened = await openSheetSource(aSource(bytes), { createDecoder });
  if (!opened.ok) throw new Error('not opened');
  const { source, workbook } = opened.value;
  const inspected = await inspectSource(source, {
    createDecoder,
    overrides: {},
    ...(workbook === undefined ? {} : { workbook }),
  });
  if (!inspected.ok) throw new Error('not read');
  return { source, workbook, dialect: inspected.value.dialect };
}

it('reads notes and threads by the line of their cell, without their author', async () => {
  const stand = note('D3', '[Threaded comment] Your version of Excel …').replace('Max Muster:', '');
  const { workbook } = await read(commented(note('B2', 'doch nur 3') + stand, thread('D3', 'STORNIERT!')));
  expect(workbook?.comments).toEqual([
    { line: 2, text: 'doch nur 3' },
    { line: 3, text: 'STORNIERT!' },
  ]);
});

it('keeps out the order whose row has a comment that speaks against it, until it is answered', async () => {
  const bytes = commented(
    note('A1', 'bitte nicht ändern') + note('B2', 'STORNIERT, nicht versenden!') + note('C4', 'Stammkundin'),
  );
  const { source, dialect } = await read(bytes);
  const judged = async (remark?: Record<string, string>) => {
    const told: string[] = [];
    const reading = {
      dialect,
      header,
      mapping: remark === undefined ? mapping : { ...mapping, values: { remark } },
    };
    for await (const orders of checkSource(source, { ...reading, createDecoder }))
      for (const one of orders)
        told.push(isRejected(one) ? one.issues.map(({ code, line }) => `${code} ${line}`).join() : 'in');
    return told;
  };
  expect(await judged()).toEqual(['remarkForbids 2', 'in', 'in']);
  expect(await judged({ 'STORNIERT, nicht versenden!': '' })).toEqual(['in', 'in', 'in']);
});
