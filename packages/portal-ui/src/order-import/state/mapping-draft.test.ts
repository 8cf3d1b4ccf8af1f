import { expect, test } from 'vitest';
import {
  withCancelled,
  withChoice,
  withConfirmed,
  withFurtherItem,
  withMeaning,
  withOtherAddress,
  withoutItem,
  withOtherParty,
} from './draft-changes.js';
import {
  dateContradiction,
  dateOrderOf,
  drafted,
  isDateOrderSaved,
  newDraft,
  openCount,
  withMode,
} from './mapping-draft.js';

const file = {
  reading: {
    header: ['Bestellnr.', 'Datum', 'PLZ', 'Artikelnr.', 'Menge', 'Positionen', 'Notiz'],
    samples: [['NW-1', '01.11.2026', '20095', 'LS-0631', '2', 'LS-0631:2', 'schnell']],
    dialect: { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' } as const,
  },
  products: new Set(['LS-0631']),
};
const found = newDraft(file, null);
const own = (field: 'city' | 'postal_code' | 'salutation') => ({ place: 'own' as const, field });

test('proposes columns and says why', () => {
  expect(found.mapping.columns).toMatchObject({ external_order_id: 0, date: 1, postal_code: 2 });
  expect(found.understanding.matches).toContainEqual(
    expect.objectContaining({ field: 'external_order_id', reason: 'dictionary' }),
  );
});

test('takes a column from the field it was proposed for', () => {
  const moved = withChoice(found, file, { place: own('city'), choice: { source: 2 } });
  expect(moved.mapping.columns).toMatchObject({ city: 2 });
  expect(moved.mapping.columns).not.toHaveProperty('postal_code');
});

test('feeds a field from a column or a fixed text, never both', () => {
  const fixed = withChoice(found, file, { place: own('postal_code'), choice: { constant: '20095' } });
  expect(fixed.mapping).toMatchObject({ constants: { postal_code: '20095' } });
  expect(fixed.mapping.columns).not.toHaveProperty('postal_code');
  const back = withChoice(fixed, file, { place: own('postal_code'), choice: { source: 2 } });
  expect(back.mapping.constants ?? {}).toEqual({});
  const none = withChoice(back, file, { place: own('postal_code'), choice: { source: null } });
  expect(none.mapping.columns).not.toHaveProperty('postal_code');
});

test('keeps what was said of the order when the mode changes', () => {
  const chosen = withChoice(found, file, { place: own('city'), choice: { source: 6 } });
  const comma = withMode(chosen, file, 'comma');
  expect(comma.mapping).toMatchObject({ mode: 'comma', columns: { city: 6, product_id_and_quantity: 5 } });
  expect(comma.mapping.columns).not.toHaveProperty('quantity');
});

test('remembers what a text stands for, and forgets it', () => {
  const pair = { field: 'salutation' as const, text: 'Divers' };
  const told = withMeaning(found, file, { ...pair, meaning: 'frau' });
  expect(told.mapping.values).toEqual({ salutation: { Divers: 'frau' } });
  expect(withMeaning(told, file, { ...pair, meaning: null }).mapping.values?.salutation).toEqual({});
});

test('lets a text stand for itself that a saved recipe replaces', () => {
  const content = { mode: 'new-line', columns: {}, values: { salutation: { Divers: 'frau' } } } as const;
  const saved = newDraft(file, { content, reason: 'remembered' });
  const back = withMeaning(saved, file, { field: 'salutation', text: 'Divers', meaning: null });
  expect(back.mapping.values).toEqual({ salutation: { Divers: 'Divers' } });
});

test('closes a question by its id and counts what is left', () => {
  const reading = { header: ['Bestellnr.', 'Artikelnr.', 'Mennge'], samples: [['NW-1', 'LS-0631', '2']] };
  const guessed = { ...file, reading: { ...file.reading, ...reading } };
  const draft = newDraft(guessed, null);
  const question = draft.understanding.questions.find(({ fields }) => fields.includes('quantity'));
  expect(question).toBeDefined();
  const dates = { columnDates: {}, samples: [], detection: detectionWith(false) };
  const after = withConfirmed(draft, guessed, question?.id ?? '');
  expect(openCount(dates, after)).toBe(openCount(dates, draft) - 1);
  expect(openCount({ ...dates, detection: detectionWith(true) }, after)).toBe(openCount(dates, after) + 1);
});

test('changes the two addresses of a file over', () => {
  const header = [
    'Bestellnr.',
    ...ADDRESS.map((name) => `Lieferung ${name}`),
    ...ADDRESS.map((name) => `Rechnung ${name}`),
  ];
  const cells = [
    'NW-1',
    'Änne Ölmann',
    'Wattweg 2',
    '26506',
    'Norden',
    'DE',
    'Zahl GmbH',
    'Zahlweg 9',
    '11111',
    'Berlin',
    'DE',
  ];
  const both = { ...file, reading: { ...file.reading, header, samples: [cells] } };
  const draft = newDraft(both, null);
  expect(draft.mapping.columns).toMatchObject({ street: 2, city: 4 });
  expect(draft.mapping.fallback).toMatchObject({ street: 7, city: 9 });
  const changed = withOtherParty(draft, both);
  expect(changed.mapping.columns).toMatchObject({ street: 7, city: 9 });
  expect(changed.mapping.fallback).toMatchObject({ street: 2, city: 4 });
});

test('takes the other of two addresses under the same headers as a whole', () => {
  const header = ['Bestellnr.', ...ADDRESS, ...ADDRESS, 'Artikelnr.', 'Menge'];
  const places = [
    'Anne Lange',
    'Weg 1',
    '20095',
    'Hamburg',
    'DE',
    'Ben Kurz',
    'Gasse 2',
    '10115',
    'Berlin',
    'DE',
  ];
  const twice = {
    ...file,
    reading: { ...file.reading, header, samples: [['NW-1', ...places, 'LS-0631', '2']] },
  };
  const draft = newDraft(twice, null);
  expect(draft.mapping.columns).toMatchObject({ street: 2, city: 4 });
  const others = draft.understanding.questions.flatMap(({ otherAddresses = [] }) => otherAddresses);
  expect(others).toMatchObject([{ samples: ['Ben Kurz Gasse 2 10115 Berlin DE'] }]);
  const changed = others.reduce((so, other) => withOtherAddress(so, twice, other), draft);
  expect(changed.mapping.columns).toMatchObject({
    first_address_line: 6,
    street: 7,
    postal_code: 8,
    city: 9,
    country: 10,
  });
  expect(changed.understanding.questions.flatMap(({ otherAddresses = [] }) => otherAddresses)).toEqual([]);
});

test('reads further items beside the first where a person names their columns, until they are removed', () => {
  const [first, second, third] = [
    { product_id: 3, quantity: 4 },
    { product_id: 5, quantity: 6 },
    { product_id: 6 },
  ];
  expect(found.mapping.columns).toMatchObject(first);
  const two = withFurtherItem(found, file, second);
  expect(two.mapping.items).toEqual([first, second]);
  expect(two.mapping.columns).not.toHaveProperty('product_id');
  const three = withFurtherItem(two, file, third);
  expect(three.mapping.items).toEqual([first, second, third]);
  expect(withoutItem(three, file, 1).mapping.items).toEqual([first, third]);
  const one = withoutItem(two, file, 1);
  expect(one.mapping.items).toBeUndefined();
  expect(one.mapping.columns).toMatchObject(first);
});

test('lets a person say which column tells that an order is cancelled, or that none does', () => {
  const reading = { ...file.reading, header: [...file.reading.header.slice(0, -1), 'Status'] };
  const shop = { ...file, reading };
  const draft = newDraft(shop, null);
  expect(draft.mapping.cancelled).toEqual([{ column: 6, when: 'says' }]);
  expect(withCancelled(draft, shop, []).mapping.cancelled).toEqual([]);
  expect(withCancelled(draft, shop, [5]).mapping.cancelled).toEqual([{ column: 5, when: 'says' }]);
});

test('takes a remembered date order where the dates fit several, and asks where they say another', () => {
  const content = { mode: 'new-line', columns: { date: 'Datum' }, dateOrder: 'dmy' } as const;
  const draft = newDraft(file, { content, reason: 'remembered' });
  const dated = (value: 'dmy' | 'mdy' | null, dates: readonly string[] = []) => ({
    samples: dates.map((date) => ['', date]),
    columnDates: { 1: { value, confidence: 1, ambiguous: value === null, dates: 3 } },
    detection: { dateOrder: { chosen: false } } as never,
  });
  expect(dateOrderOf(dated(null), draft)).toMatchObject({ value: 'dmy', ambiguous: false });
  expect(isDateOrderSaved(dated(null), draft)).toBe(true);
  const oneDayApart = dated(null, ['11/03/2025', '11/04/2025']);
  expect(dateOrderOf(oneDayApart, draft)).toMatchObject({ value: null, ambiguous: true });
  expect(isDateOrderSaved(oneDayApart, draft)).toBe(false);
  expect(dateOrderOf(dated('dmy'), draft)).toMatchObject({ value: 'dmy', ambiguous: false });
  expect(isDateOrderSaved(dated('dmy'), draft)).toBe(false);
  expect(dateOrderOf(dated('mdy'), draft)).toMatchObject({ value: null, ambiguous: true });
  expect(dateContradiction(dated('mdy'), draft)).toEqual({ saved: 'dmy', found: 'mdy' });
  const said = drafted(file, { ...draft, dateOrder: 'mdy' });
  expect(dateOrderOf(dated('mdy'), said)).toMatchObject({ value: 'mdy', ambiguous: false });
});

test('asks about dates a spreadsheet may have turned, whatever a recipe says, until a person says their order', () => {
  const content = { mode: 'new-line', columns: { date: 'Datum' }, dateOrder: 'mdy' } as const;
  const draft = newDraft(file, { content, reason: 'profile' });
  const turned = { turned: '2026-12-05', left: '05/13/2026' };
  const dated = {
    samples: [],
    columnDates: { 1: { value: null, confidence: 1, ambiguous: true, dates: 2, turned } },
    detection: { dateOrder: { chosen: false } } as never,
  };
  expect(dateOrderOf(dated, draft)).toMatchObject({ value: null, ambiguous: true });
  const said = drafted(file, { ...draft, dateOrder: 'mdy' });
  expect(dateOrderOf(dated, said)).toMatchObject({ value: 'mdy', ambiguous: false });
});

test('asks about a column that the workbook hides', () => {
  const detection = {
    workbook: { sheets: ['A'], sheet: 'A', chosen: false, hiddenColumns: [4, 6] },
  } as never;
  const { understanding } = newDraft({ ...file, reading: { ...file.reading, detection } }, null);
  expect(understanding.questions.map(({ id }) => id)).toContain('hidden:quantity:5');
  expect(understanding.unused.find(({ column }) => column === 6)?.hidden).toBe(true);
});

const ADDRESS = ['Name', 'Straße', 'PLZ', 'Ort', 'Land'];

function detectionWith(ambiguous: boolean) {
  const sure = { confidence: 1, chosen: false };
  const dateOrder = { value: null, confidence: 0, ambiguous, dates: 0, chosen: true };
  return { encoding: sure, hasHeader: sure, firstLine: sure, dateOrder } as never;
}
