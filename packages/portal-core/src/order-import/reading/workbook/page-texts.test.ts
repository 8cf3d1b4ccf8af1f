import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aFile } from '../../../testing/import-files.js';
import { judgedOrders } from '../../../testing/read-workbook.js';
import { aWorkbook, textRows } from '../../../testing/workbook-files.js';
import { PageTexts } from './page-texts.js';

const { text, header, mapping } = aFile([{ external_order_id: 'PT-1001' }, { external_order_id: 'PT-1002' }]);

const pages = (above: string, below = ''): string =>
  `<mergeCells count="0"/><pageMargins left="0.7"/><headerFooter differentFirst="1"><oddHeader>${above}</oddHeader><firstFooter>${below}</firstFooter></headerFooter>`;

function judged(behind: string): Promise<string[]> {
  const rows = text.split('\r\n').map((line) => line.split(';'));
  const bytes = aWorkbook({ sheets: { Tabelle1: textRows(rows) }, behind: { Tabelle1: behind } });
  return judgedOrders(bytes, { header, mapping });
}

it('reads what stands above and below the pages, without the codes of its form', () => {
  const found = new PageTexts();
  found.push(
    pages(
      '&amp;L&amp;"Arial,Fett"&amp;14&amp;KFF0000Nur ein Muster&amp;RSeite &amp;P von &amp;N',
      'Kern &amp;&amp; Sohn',
    ),
  );
  expect(found.texts).toEqual(['Nur ein Muster Seite von', 'Kern & Sohn']);
});

it('reads the same in pieces of any size', () => {
  const xml = pages('&amp;CEntwurf &amp;D', '&amp;RStand &amp;T');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (size) => {
      const found = new PageTexts();
      for (let at = 0; at < xml.length; at += size) found.push(xml.slice(at, at + size));
      expect(found.texts).toEqual(['Entwurf', 'Stand']);
    }),
  );
});

it('keeps out all orders of a sheet whose pages say that it is not to be sent', async () => {
  const all = ['saidByPage 1', 'saidByPage 1'];
  expect(await judged(pages('&amp;CEntwurf – nicht versenden'))).toEqual(all);
  expect(await judged(pages('', '&amp;RVorlage, noch nicht freigegeben'))).toEqual(all);
});

it('lets orders in under the name of a company, a title or the number of a page', async () => {
  for (const above of [
    '&amp;LNordwind GmbH&amp;RSeite &amp;P von &amp;N',
    'Bestellungen KW 48',
    '&amp;F &amp;D',
    'Vertraulich',
  ])
    expect(await judged(pages(above))).toEqual(['in', 'in']);
});
