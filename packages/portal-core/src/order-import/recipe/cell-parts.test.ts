import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takePart } from './cell-parts.js';
import { splitTownLine } from './town-line.js';

it.each([
  ['Müller, Anna', 'Anna Müller'],
  ['Dr. Müller, Anna', 'Dr. Anna Müller'],
  ['Prof. Dr. Müller, Anna-Lena', 'Prof. Dr. Anna-Lena Müller'],
  ['Müller', 'Müller'],
  ['Drechsler, Uwe', 'Uwe Drechsler'],
  ['', ''],
  ['King, Jr., Martin', null],
  ['Müller,', null],
  ['Muster, Inc.', null],
  ['Beispiel GmbH, Einkauf', null],
  ['Wattweg 2, Norden', null],
])('turns the name %j to %j', (text, name) => expect(takePart(text, 'turnedName')).toBe(name));

it.each([
  ['Meier', 'c/o Meier'],
  ['c/o Meier', 'c/o Meier'],
  ['C / O Meier', 'C / O Meier'],
  ['bei Meier', 'bei Meier'],
  ['Beier', 'c/o Beier'],
  ['', ''],
])('leaves a parcel for %j with %j', (text, line) => expect(takePart(text, 'careOf')).toBe(line));

describe('splitTownLine', () => {
  it.each([
    ['26506 Norden', '26506', 'Norden'],
    ['D-26506 Norden', 'D-26506', 'Norden'],
    ['1010 Wien', '1010', 'Wien'],
    ['CH-9000 St. Gallen', 'CH-9000', 'St. Gallen'],
    ['1234 AB Amsterdam', '1234 AB', 'Amsterdam'],
    ['SW1A 1AA London', 'SW1A 1AA', 'London'],
    ['London SW1A 1AA', 'SW1A 1AA', 'London'],
    ['Norden 26506', '26506', 'Norden'],
    ['26506 / Norden', '26506', 'Norden'],
    ['00-950 Warszawa', '00-950', 'Warszawa'],
    ['110 00 Praha', '110 00', 'Praha'],
    ['Springfield, IL 62704', '62704', 'Springfield, IL'],
    ['75008 Paris Cedex 08', '75008', 'Paris Cedex 08'],
    ['60311 Frankfurt am Main', '60311', 'Frankfurt am Main'],
    ['26506', '26506', ''],
    ['Norden', '', 'Norden'],
  ])('splits %j', (text, postalCode, town) => expect(splitTownLine(text)).toEqual({ postalCode, town }));

  it.each(['26506 Norden, Deutschland', 'Wattweg 2', '9000 ST Gallen', '12345 67890', '26506 Norden 26506'])(
    'does not split %j',
    (text) => expect(splitTownLine(text)).toBeNull(),
  );

  it('loses nothing', () => {
    const unit = fc.constantFrom('1', '2', '0', 'A', 'B', 'ö', ' ', '-', ',', '/', 'St.', ' am ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 14 }), (text) => {
        const split = splitTownLine(text);
        if (split === null) return;
        const letters = (part: string) => [...part.replace(/[\s,/|-]/gu, '')].sort().join('');
        expect(letters(split.postalCode + split.town)).toBe(letters(text));
      }),
      { numRuns: 3000 },
    );
  });
});
