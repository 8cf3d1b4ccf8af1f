import { expect, test } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Vorname', 'Nachname', 'E-Mail', 'Kunde'];

/** What is asked about the name in rows of first name, last name, e-mail and customer. */
function asked(...rows: readonly (readonly string[])[]) {
  const { mapping, questions } = understand(HEADER, rows);
  const about = questions.filter(
    ({ kind, fields }) => kind === 'content' && fields.includes('first_address_line'),
  );
  return { name: mapping.columns.first_address_line, count: about.length };
}

const SWAPPED = { name: { columns: [1, 0] }, count: 1 };
const AS_HEADER = { name: { columns: [0, 1] }, count: 0 };

test.each([
  ['ada.weiss@example.com', ''],
  ['ada_weiss85@example.com', ''],
  ['adaweiss@example.com', ''],
  ['a.weiss@example.com', ''],
  ['aweiss@example.com', ''],
  ['', 'Ada Weiß'],
  ['', 'Weiß, Ada'],
])('first and last name are swapped with a question where a row says %s %s', (mail, customer) => {
  expect(asked(['Weiß', 'Ada', mail, customer])).toEqual(SWAPPED);
});

test.each([
  ['ada.weiss@example.com', ''],
  ['', 'Ada Weiß'],
  ['weiss@example.com', ''],
  ['shop17@example.com', 'Otto Kern'],
])('first and last name stay as their headers say where a row says %s %s', (mail, customer) => {
  expect(asked(['Ada', 'Weiß', mail, customer])).toMatchObject({ name: expect.anything(), count: 0 });
});

test('one e-mail with the names turned does not swap the names of a file', () => {
  const rows = [
    ['Ada', 'Weiß', 'weiss.ada@example.com', ''],
    ['Otto', 'Kern', 'otto.kern@example.com', ''],
  ];
  expect(asked(...rows)).toEqual(AS_HEADER);
});

/** Rows of a first and a last name, with neither an e-mail nor a customer. */
const named = (...names: readonly string[]) => names.map((name) => [...name.split(' '), '', '']);

test.each([
  { names: ['Schmidt Sabine'] },
  { names: ['Müller Thomas', 'Schmidt Sabine', 'Weber Anna-Lena'] },
  { names: ['Kowalski Agnieszka', 'Yilmaz Kerim', 'Öz Ayşe'] },
])(
  'first and last name are swapped with a question where the last names are first names: $names',
  ({ names }) => {
    expect(asked(...named(...names))).toEqual(SWAPPED);
  },
);

test('a last name that is a first name as well does not swap the names of a file', () => {
  expect(asked(...named('Sabine Stefan', 'Kerim Yilmaz', 'Ute Hermann'))).toEqual(AS_HEADER);
  expect(asked(...named('Olaf Walter'))).toEqual(AS_HEADER);
});
