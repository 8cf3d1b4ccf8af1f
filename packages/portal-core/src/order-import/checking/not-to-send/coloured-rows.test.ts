import { expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import { ColouredRows } from './coloured-rows.js';

const dialect = aDialect({
  colouredLines: [
    { colours: 'FF0000', lines: [3, 5] },
    { colours: 'theme 9', lines: [4] },
  ],
});

it('asks of coloured rows, each colour with its own answer', () => {
  const rows = new ColouredRows({ mapping: { columns: {}, constants: {}, mode: 'new-line' }, dialect });
  expect([2, 3, 4, 5].map((line) => rows.issueOf(line)?.params?.['remark'])).toEqual([
    undefined,
    'remark:Farbe / colour: rot / red (FF0000)=',
    'remark:Farbe / colour: theme 9=',
    'remark:Farbe / colour: rot / red (FF0000)=',
  ]);
});

it('lets the rows of a colour in that means nothing', () => {
  const values = { remark: { 'Farbe / colour: rot / red (FF0000)': '' } };
  const rows = new ColouredRows({
    mapping: { columns: {}, constants: {}, mode: 'new-line', values },
    dialect,
  });
  expect([3, 4, 5].map((line) => rows.issueOf(line)?.code)).toEqual([undefined, 'colouredRow', undefined]);
});
