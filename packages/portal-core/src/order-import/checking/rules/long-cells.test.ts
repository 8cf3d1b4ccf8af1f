import { expect, it } from 'vitest';
import { notedFields } from './notes-beside.js';
import { outdatedFields } from './outdated.rules.js';

const ORDER = {
  salutation: '',
  name: 'Eva Kern',
  second_name: '',
  company: '',
  street: 'Am Deich 7',
  address_second_line: '',
  city: 'Kiel',
  country_code: 'DE',
} as const;
const LENGTH = 200_000;
/** Seconds of the processor. In the square of its length each of these took more than half a minute. */
const SECONDS = 5;

it.each(['-', '–', '(', '[', '1', '1 ', '1.', 'x1', ' ', '; ', '/ ', '12.12.2026 ', 'NW1050 ', 'a '])(
  'a name and a company of very many %j are judged in a time that grows with their length alone',
  (unit) => {
    const long = `Eva${unit.repeat(LENGTH / unit.length)}Kern`;
    const begun = process.cpuUsage();
    const order = { ...ORDER, name: long, company: long };
    notedFields(order);
    outdatedFields(order);
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(SECONDS);
  },
);
