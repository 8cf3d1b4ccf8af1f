import { describe, expect, it } from 'vitest';
import { columnsKnown, findColumnsOf } from './column-finder.js';
import { shapeOf } from './shape.js';

const NUMBERS = ['Nr.', 'Datum', 'Name', 'Straße', 'Nr.', 'PLZ', 'Menge'];
const MOVED = ['Datum', 'Name', 'Straße', 'Nr.', 'PLZ', 'Nr.', 'Menge'];

describe('one of several equal headers', () => {
  it('is found where all of them stand as they did', () => {
    const find = findColumnsOf(NUMBERS, NUMBERS);
    expect([find('Nr.'), find('Nr. (2)')]).toEqual([0, 4]);
  });

  it('is not found where they have moved, while the others are', () => {
    const find = findColumnsOf(MOVED, NUMBERS);
    expect([find('Nr.'), find('Nr. (2)'), find('Straße')]).toEqual([undefined, undefined, 2]);
  });

  it.each([
    [
      ['Rechnung', 'Name', 'Ort', 'Lieferung', 'Name', 'Ort', 'Menge'],
      ['Lieferung', 'Name', 'Ort', 'Rechnung', 'Name', 'Ort', 'Menge'],
    ],
    [
      ['Nummer', 'Datum', 'Datum', 'Name', 'Menge'],
      ['Nummer', 'Name', 'Menge', 'Datum', 'Datum'],
    ],
    [
      ['Nummer', 'Name', 'Ort'],
      ['Name', 'Nummer', 'Name', 'Ort'],
    ],
    [
      ['Name', 'Nummer', 'Name', 'Ort'],
      ['Nummer', 'Name', 'Ort'],
    ],
  ])('is not found in %2$j by what is known of %1$j', (saved, header) => {
    const twice = saved.concat(header).includes('Datum') ? 'Datum' : 'Name';
    expect(findColumnsOf(header, saved)(twice)).toBeUndefined();
  });

  it('is not found where nothing is known of the file the recipe was saved with', () => {
    const find = findColumnsOf(NUMBERS, undefined);
    expect([find('Nr.'), find('Straße')]).toEqual([undefined, 3]);
  });
});

it('a blank header is found where the others beside it are the same', () => {
  const saved = ['Nummer', '', 'Ort'];
  expect(findColumnsOf(saved, saved)('#2')).toBe(1);
  expect(findColumnsOf(['Ort', '', 'Nummer'], saved)('#2')).toBeUndefined();
});

it('headers that differ only in spelling are found by it', () => {
  expect(findColumnsOf(['ort', 'Ort'], ['Ort', 'ort'])('ort')).toBe(0);
  expect(findColumnsOf(['STRASSE', 'Ort'], ['Ort', 'Straße'])('Straße')).toBe(0);
});

it('a recipe knows the columns that its file had as often', () => {
  expect([...columnsKnown(['Ort', 'Name', 'Firma', 'Name'], ['Name', 'ORT'])]).toEqual([0]);
});

it('a shape with equal or blank headers is one of their order', () => {
  expect(shapeOf(NUMBERS, ';')).not.toBe(shapeOf(MOVED, ';'));
  expect(shapeOf(['Nr', '', 'Ort'], ';')).not.toBe(shapeOf(['', 'Nr', 'Ort'], ';'));
  expect(shapeOf(NUMBERS, ';')).toBe(shapeOf([...NUMBERS], ';'));
});
