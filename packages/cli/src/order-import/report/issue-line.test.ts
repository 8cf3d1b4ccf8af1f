import { loadTexts, translatorOf } from '@kontor/portal-core/i18n';
import { rowIssueMessage, type RowIssue } from '@kontor/portal-core/order-import';
import { cli } from '@kontor/portal-core/cli-texts/en';
import { expect, test } from 'vitest';
import { answerOf, issueLine } from './issue-line.js';

const texts = { ...(await loadTexts('en')), cli };
const t = translatorOf('en', texts);
const header = ['No', 'Item'];
const issue = (one: Partial<RowIssue>): RowIssue => ({
  line: 2,
  column: 2,
  field: 'product_id',
  value: 'A1',
  code: 'unknownProduct',
  ...one,
});

test.each<[Partial<RowIssue>, string]>([
  [
    { params: { product: 'A1', suggestion: 'A2', take: 'product_id:A1=A2' } },
    '? Then for all rows alike: --value "product_id:A1=A2"',
  ],
  [
    { code: 'doubtfulCountry', params: { suggestion: 'AT', take: 'country:AU=AT', keep: 'country:AU=AU' } },
    '? Then --value "country:AU=AT", else --value "country:AU=AU"',
  ],
  [
    { code: 'remarkForbids', field: null, params: { remark: 'remark:STORNO=' } },
    '. Import it all the same: --value "remark:STORNO="',
  ],
  [
    { params: { product: 'A1', charge: 'product_id:A1=' } },
    '? Then leave the row out: --value "product_id:A1="',
  ],
  [
    { code: 'salutation', field: 'salutation', value: 'Divers', params: {} },
    '. What “Divers” means, with the right value for …, holds for all rows alike: --value "salutation:Divers=…"',
  ],
  [
    { code: 'country', field: 'country', value: 'Divers', params: {} },
    '. What “Divers” means, with the right value for …, holds for all rows alike: --value "country:Divers=…"',
  ],
  [
    {
      code: 'country',
      field: 'country',
      params: { suggestion: 'AT', take: 'country:Östereich=AT' },
    },
    '. Did you mean AT? Then for all rows alike: --value "country:Östereich=AT"',
  ],
])('names the flags that decide an issue, which its words in other doors do not: %j', (one, end) => {
  const line = issueLine('a.csv', issue(one), header, t);
  expect(line.slice(-end.length)).toBe(end);
  expect(line).toMatch(/^a\.csv:2:2 Item “(?:A1|Divers)”: /);
  expect(rowIssueMessage(issue(one), header, t)).not.toContain('--');
});

test('names no flags where none decides', () => {
  expect(issueLine('a.csv', issue({ params: { product: 'A1' } }), header, t)).toMatch(/[^.]$/);
});

test('issues that one flag settles have the same answer, others have none', () => {
  expect(answerOf(issue({ code: 'salutation', value: ' Divers ' }))).toBe('Divers');
  expect(answerOf(issue({ params: { take: 'product_id:A1=A2' } }))).toBe('product_id:A1=A2');
  expect(answerOf(issue({}))).toBeNull();
});
