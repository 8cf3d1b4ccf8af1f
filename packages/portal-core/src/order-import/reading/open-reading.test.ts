import { expect, test } from 'vitest';
import { openReading } from './open-reading.js';

test('asks in which encoding a line reads right, and where the header stands, until it is said', () => {
  const guess = { confidence: 0.5, chosen: false };
  const said = { confidence: 1, chosen: true };
  const readings = [
    { encoding: 'windows-1252', sample: 'M' },
    { encoding: 'macintosh', sample: 'N' },
  ];
  const unsure = { encoding: { ...guess, readings }, hasHeader: guess, firstLine: guess } as never;
  expect(openReading(unsure)).toEqual({ encoding: true, header: true });
  const settled = { encoding: said, hasHeader: said, firstLine: said } as never;
  expect(openReading(settled)).toEqual({ encoding: false, header: false });
});
