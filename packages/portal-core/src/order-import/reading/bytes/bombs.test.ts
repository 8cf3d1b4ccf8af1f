import { beforeAll, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { inspectSource } from '../inspect.js';
import { understand } from '../../understanding/understand.js';

const MEGABYTE = 1024 * 1024;
const HEADER = 'Bestellnr.;Datum;Name;PLZ;Ort;Land;Artikelnr.;Menge\r\n';
const ROW = '2001;18.11.2026;Käthe Größer;20095;Hamburg;DE;NW1050;1\r\n';
const plain = HEADER + ROW.repeat((10 * MEGABYTE) / ROW.length);
const wide = Array.from({ length: 50_000 }, (_, n) => `Spalte ${n}`);

/** The work's result, and the seconds it took of the processor. */
async function cost<T>(work: () => T | Promise<T>): Promise<{ result: T; seconds: number }> {
  const begun = process.cpuUsage();
  const result = await work();
  return { result, seconds: process.cpuUsage(begun).user / 1e6 };
}

const inspected = (text: string) => cost(() => inspectSource(aSource(text), { createDecoder }));
let plainSeconds: number;
beforeAll(async () => {
  plainSeconds = (await inspected(plain)).seconds;
});

it.each<[string, string]>([
  ['one line of 10 MB below a header', `${HEADER}${'x'.repeat(10 * MEGABYTE)}`],
  ['one quoted cell of 10 MB that never closes', `${HEADER}"${`${'x'.repeat(1023)}\n`.repeat(10 * 1024)}`],
  ['10 MB of quotation marks', `${HEADER}${'"'.repeat(10 * MEGABYTE)}`],
  ['50,000 columns', `${wide.join(';')}\r\n${'1;'.repeat(50_000)}\r\n`],
])('a file of %s costs less than five times what as many plain rows cost', async (_, text) => {
  expect((await inspected(text)).seconds).toBeLessThan(5 * plainSeconds);
});

/** Milliseconds: what is measured is the time of the processor, which a busy machine gives in small parts. */
const TIMEOUT_MS = 180_000;

it(
  'a header of four times as many names costs about four times as much to understand: no name is compared with all',
  { timeout: TIMEOUT_MS },
  async () => {
    const header = (count: number) => ['Bestellnr.', ...wide.slice(0, count)];
    const understood = (count: number) => cost(() => understand(header(count), [wide.slice(0, count)]));
    const twice = async (count: number) => [await understood(count), await understood(count)] as const;
    const best = (tries: Awaited<ReturnType<typeof twice>>) => Math.min(...tries.map((one) => one.seconds));
    const [few, many] = [await twice(2000), await twice(8000)];
    expect(best(many)).toBeLessThan(10 * best(few));
    expect(many[0].result.mapping.columns.external_order_id).toBe(0);
  },
);
