import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aWorkbook } from '../../../testing/workbook-files.js';
import { inspectSource, turnedDatesOf } from '../inspect.js';
import { createDateOrderJudge } from './order-date.js';
import { openSheetSource } from '../sheet-source.js';

const verdictOf = (...texts: string[]) => {
  const judge = createDateOrderJudge();
  for (const text of texts) judge.observe(text);
  return judge.verdict();
};

describe('dates of which a spreadsheet turned those it could', () => {
  it.each([
    ['days of a sheet beside American texts', ['2026-12-05', '05/13/2026', '2026-11-05T10:30:00']],
    ['days of a sheet beside British texts', ['2026-05-12', '13/05/2026']],
    ['German dates beside American texts', ['05.12.2026', '05/13/2026 09:15', '05-14-2026']],
    [
      'one day of several months beside days of that month',
      ['11.09.2026', '11.10.2026', '11.12.2026', '13.11.2026'],
    ],
    ['the same in another form', ['11/09/2026', '11/10/2026', '13.11.2026']],
    ['the same month first', ['09/11/2026', '10/11/2026', '11/13/2026']],
    ['the same beside days of a sheet', ['2026-09-11', '2026-12-11', '13.11.2026']],
    ['those of one number for both beside them', ['2026-12-05', '05/13/2026', '05/05/2026', '2026-05-05']],
  ])('are asked: %s', (_, texts) => {
    expect(verdictOf(...texts)).toMatchObject({ value: null, ambiguous: true, turned: { turned: texts[0] } });
  });

  it('are told with a date that may be turned and one that was left', () => {
    const { turned } = verdictOf('05/13/2026', '2026-12-05', '2026-11-05');
    expect(turned).toEqual({ turned: '2026-12-05', left: '05/13/2026' });
  });

  it.each([
    ['a day beyond the twelfth is none that was turned', ['2026-12-05', '2026-11-18', '05/13/2026'], 'mdy'],
    ['the days of several months differ', ['11.09.2026', '02.10.2026', '11.12.2026', '13.11.2026'], 'dmy'],
    ['one day is no rule', ['11.09.2026', '13.11.2026', '14.11.2026'], 'dmy'],
    ['the others are of another month', ['01.09.2026', '01.10.2026', '15.08.2026', '15.09.2026'], 'dmy'],
    ['a text that could be turned was left', ['2026-12-05', '05/13/2026', '05/12/2026'], 'mdy'],
    ['dots and slashes have one order', ['05.12.2026', '13/05/2026', '18.11.2026'], 'dmy'],
    ['dots are read by no spreadsheet that turns days', ['2026-12-05', '13.05.2026'], 'dmy'],
    ['all days are of the first twelve', ['2026-12-05', '2026-11-01'], 'ymd'],
    ['the month is a word', ['2026-12-05', '13 May 2026'], 'ymd'],
    ['day and month are the same number', ['2026-05-05', '05/13/2026'], 'mdy'],
  ])('are not seen where %s', (_, texts, value) => {
    const verdict = verdictOf(...texts);
    expect([verdict.value, verdict.ambiguous, verdict.turned]).toEqual([value, false, undefined]);
  });
});

it('a sheet whose real dates stand beside texts of another order is asked, whatever order is chosen', async () => {
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  const texts = ['Bestellnummer', 'Datum', '1', '05/13/2026'].map(
    (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const sheet = `<row>${texts.slice(0, 2).join('')}</row><row>${texts.slice(2).join('')}</row><row><c><v>2</v></c><c s="1"><v>46361</v></c></row>`;
  const opened = await openSheetSource(aSource(aWorkbook({ sheets: { A: sheet }, styles })), {
    createDecoder,
  });
  const { source, workbook } = opened.ok ? opened.value : {};
  if (source === undefined || workbook === undefined) throw new Error('no workbook');
  const inspected = await inspectSource(source, { createDecoder, workbook, overrides: { dateOrder: 'mdy' } });
  const turned = inspected.ok
    ? turnedDatesOf(inspected.value, { mode: 'new-line', columns: { date: 1 } })
    : null;
  expect(turned).toEqual({ turned: '2026-12-05', left: '05/13/2026' });
});
