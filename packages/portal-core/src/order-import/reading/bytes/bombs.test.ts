import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { inspectSource } from '../inspect.js';
import { understand } from '../../understanding/understand.js';

const MEGABYTE = 1024 * 1024;
const HEADER = 'Bestellnr.;Datum;Name;PLZ;Ort;Land;Artikelnr.;Menge\r\n';
const wide = Array.from({ length: 50_000 }, (_, n) => `Spalte ${n}`);

/** The work's result, and the seconds it took of the processor. */
async function cost<T>(work: () => T | Promise<T>): Promise<{ result: T; seconds: number }> {
  const begun = process.cpuUsage();
  const result = await work();
  return { result, seconds: process.cpuUsage(begun).user / 1e6 };
}

it.each<[string, string]>([
  ['one line of 10 MB below a header', `${HEADER}${'x'.repeat(10 * MEGABYTE)}`],
  ['one quoted cell of 10 MB that never closes', `${HEADER}"${`${'x'.repeat(1023)}\n`.repeat(10 * 1024)}`],
  ['10 MB of quotation marks', `${HEADER}${'"'.repeat(10 * MEGABYTE)}`],
  ['50,000 columns', `${wide.join(';')}\r\n${'1;'.repeat(50_000)}\r\n`],
])('a file of %s is looked through in less than two seconds', async (_, text) => {
  const source = aSource(text);
  const { seconds } = await cost(() => inspectSource(source, { createDecoder }));
  expect(seconds).toBeLessThan(2);
});

it('a header of 50,000 names is understood in seconds, and not in minutes as if each name were compared with all', async () => {
  const { result, seconds } = await cost(() => understand(['Bestellnr.', ...wide], [wide]));
  expect(seconds).toBeLessThan(6);
  expect(result.mapping.columns.external_order_id).toBe(0);
});
