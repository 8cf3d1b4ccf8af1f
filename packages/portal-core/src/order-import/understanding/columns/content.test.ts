import { expect, it } from 'vitest';
import { understand } from '../understand.js';

/** What is read of a table, its first line the header, and what is asked. */
function read(...lines: readonly string[]) {
  const [header = [], ...rows] = lines.map((line) => line.split(';'));
  const { mapping, questions } = understand(header, rows, {});
  return {
    columns: mapping.columns,
    asked: questions.map(({ kind, fields, others }) => [kind, ...fields, ...others].join(' ')),
  };
}
const HEAD = 'Bestellnr;Datum;Anrede;Mitglied;Straße;PLZ;Ort;Land;Artikelnr';
const row = (number: number, more: string) =>
  `A-${number};20.11.2026;Frau;Ute Heide;Ring ${number};24103;Kiel;DE;NW1001;${more}`;

it('who collects the orders of others is not proposed as the name of each', () => {
  const table = read(`${HEAD};Menge;Sammelbesteller`, row(1, '1;Jan Koch'), row(2, '1;Jan Koch'));
  expect(table.columns.first_address_line).toBeUndefined();
  expect(table.asked).toContain('missing first_address_line');
});

it('another name in each row under an unknown word still is', () => {
  const table = read(`${HEAD};Menge;Sammelbesteller`, row(1, '1;Jan Koch'), row(2, '1;Eva Au'));
  expect(table.columns.first_address_line).toBe(10);
});

it('no size alone is proposed as the quantity of all', () => {
  const table = read(`${HEAD};S;M;L;XL`, row(1, '1;;2;'), row(2, '3;;;1'));
  expect(table.columns.quantity).toBeUndefined();
  expect(table.asked).toContain('missing quantity');
});

it('a size that a person takes as the quantity leaves the others to be asked about', () => {
  const lines = [`${HEAD};S;M;L;XL`, row(1, '1;;2;'), row(2, '3;;;1')].map((line) => line.split(';'));
  const [header = [], ...rows] = lines;
  const { questions } = understand(header, rows, { chosen: { columns: { quantity: 9 } } });
  expect(questions.flatMap(({ others }) => others)).toEqual(expect.arrayContaining([11, 12]));
});

it('a day under an unknown word that only some orders have is not proposed as theirs', () => {
  const header = HEAD.replace('Datum', 'gekündigt zum');
  const some = (day: string) => row(1, '1').replace('20.11.2026', day);
  expect(read(`${header};Menge`, some(''), some('31.12.2025')).columns.date).toBeUndefined();
  expect(read(`${header};Menge`, some('30.11.2025'), some('31.12.2025')).columns.date).toBe(1);
});

it('days under an unknown word that lie years apart are not proposed as those of orders', () => {
  const header = HEAD.replace('Datum', 'Eintritt');
  const since = (number: number, day: string) => row(number, '1').replace('20.11.2026', day);
  expect(
    read(`${header};Menge`, since(1, '01.01.2010'), since(2, '01.05.2020')).columns.date,
  ).toBeUndefined();
  expect(read(`${header};Menge`, since(1, '01.01.2026'), since(2, '01.11.2026')).columns.date).toBe(1);
});

it.each(['Backer UID', 'Klasse', 'Alter'])(
  'numbers of people are not proposed as the quantity: %s',
  (name) => {
    expect(read(`${HEAD};${name}`, row(1, '7'), row(2, '8')).columns.quantity).toBeUndefined();
  },
);

it('a header that looks like a word for countries by chance is none', () => {
  const header = HEAD.replace(';Land', ';Kalender 2027');
  const ticked = (mark: string) => row(1, '1').replace(';DE;', `;${mark};`);
  expect(read(`${header};Menge`, ticked('x'), ticked('')).columns.country).toBeUndefined();
  expect(read(`${HEAD.replace(';Land', ';Lnd')};Menge`, ticked('DE')).columns.country).toBe(7);
});

it('a small no is an answer and not Norway', () => {
  const header = `${HEAD.replace(';Land', ';Gift')};Menge`;
  const given = (answer: string) => row(1, '1').replace(';DE;', `;${answer};`);
  expect(read(header, given('no')).columns.country).toBeUndefined();
  expect(read(header, given('NO')).columns.country).toBe(7);
});

it('numbers under a header that looks like a word for a part of a building by chance are none', () => {
  const table = read(`${HEAD.replace('Mitglied', 'Name')};Menge;Seite`, row(1, '1;2'));
  expect(table.columns.address_second_line).toBeUndefined();
});

it('a country that two columns name alike is not asked about', () => {
  const header = `${HEAD.replace('Mitglied', 'Name')};Menge;Ländercode`;
  expect(read(header, row(1, '1;Deutschland')).asked).toEqual([]);
  expect(read(header, row(1, '1;AT')).asked).toEqual(['choice country 10']);
});

it('the day on which somebody collects the goods is the order’s only after a question', () => {
  const header = `${HEAD.replace('Datum', 'Abholdatum').replace('Mitglied', 'Name')};Menge`;
  expect(read(header, row(1, '1')).asked).toEqual(['similar date']);
});

it.each([
  ['KW 48', 'KW 50'],
  ['Kiel', 'Hamburg'],
  ['Terrasse', 'Saal'],
])('none of several counts under unknown words is proposed as the quantity: %s, %s', (...names) => {
  const table = read(`${HEAD};${names.join(';')}`, row(1, '2;4'), row(2, '1;'));
  expect(table.columns.quantity).toBeUndefined();
  expect(table.asked).toContain('missing quantity 9 10');
});

it('a count under an unknown word is, beside another that has none above zero', () => {
  expect(read(`${HEAD};Husum;Kiel`, row(1, '2;0'), row(2, '1;0')).columns.quantity).toBe(9);
});
