import { expect, it } from 'vitest';
import { writeLetter } from './write-letter.js';

const letterTo = (name: string) =>
  writeLetter(
    {
      news: { orders: { fresh: 1, all: 1 } },
      since: { at: '2026-11-26T06:00:00.000Z', isVisit: true },
      name,
      company: 'Kontor',
      language: 'en',
      portalUrl: 'https://portal.example.com',
      endKey: '1',
    },
    { clock: () => Date.parse('2026-11-27T06:00:00Z'), timeZone: 'Europe/Berlin' },
  );

it.each(['Dr. Jörg Müller', 'J. R. Ewing', 'nordwind'])('greets %s by name', (name) => {
  expect(letterTo(name)?.text).toContain(`Hello ${name},`);
});

it.each([
  'https://evil.example/pay',
  'evil.example',
  'see www.1.2',
  'Pay at evil/now',
  'a@evil',
  'Win at evil24.example',
  'See 203.0.113.7',
  'evil\u3002example',
  'evil\uff0eexample',
])('leaves out of the greeting what mail programs make a link of: %s', (name) => {
  const letter = letterTo(name);
  expect(letter?.text).toContain('Hello,\n');
  expect(letter?.text).not.toContain(name);
  expect(letter?.html).not.toContain(name);
});
