import { expect, it } from 'vitest';
import { aFile, heldOf } from '../../../testing/import-files.js';

/** A file of two orders with one more column, of a header and no values. */
function withColumn(head: string) {
  const { text, header, mapping } = aFile([{ external_order_id: 'AS-501' }, { external_order_id: 'AS-502' }]);
  const [first = '', ...rows] = text.split('\r\n');
  const lines = [`${first};${head}`, ...rows.map((row) => `${row};`)];
  return { text: lines.join('\r\n'), header: [...header, head], mapping };
}

it('an order that the header of a column which feeds nothing names stays out', async () => {
  for (const head of ['AS-502 erst nach Rücksprache', 'zu AS-502: 1x Tee dazu'])
    expect(await heldOf(withColumn(head))).toEqual(['AS-502 3 saidByLine']);
});

it('orders stay in beside headers of their own words, and with numbers of something else', async () => {
  for (const head of ['Nicht versenden', 'Preis 2026 netto', 'Lieferant Nr. 4711', 'Spalte1'])
    expect(await heldOf(withColumn(head))).toEqual([]);
});
