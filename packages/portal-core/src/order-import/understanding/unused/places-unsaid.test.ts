import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1';

const asked = (name: string, cells: readonly string[]) =>
  understand(
    [...HEADER, name],
    cells.map((cell, at) => [`X-${at + 1}`, ...ROW.split(';'), cell]),
  ).questions;

it.each([
  ['Adresse ab 1.12.', 'Am Wall 3'],
  ['Wunschadresse', '20099 Hamburg'],
  ['Firmenadresse', 'Am Wall 3, 20099 Hamburg'],
  ['andere Anschrift', 'Wallstraße 3'],
  ['Alternate address', 'Am Wall 3, 20099 Hamburg'],
])('asks whether an order goes to a column %s of „%s“, which its address does not say', (name, place) => {
  expect(asked(name, ['', place, ''])).toEqual([
    expect.objectContaining({ fields: expect.arrayContaining(['street']) }),
  ]);
});

it.each(['Krx', 'Baustelle'])('asks so of a column %s that has such a place in every row', (name) => {
  expect(asked(name, ['Hofweg 1', 'Hofweg 2', 'Hofweg 3'])).toEqual([
    expect.objectContaining({ fields: expect.arrayContaining(['street']), others: [10] }),
  ]);
});

it.each([
  ['Adresse komplett', 'Weg 1, 20095 Hamburg'],
  ['Anschrift gesamt', 'Anne Lange, Weg 1, 20095 Hamburg, Deutschland'],
])('asks nothing about a column %s of „%s“', (name, place) => {
  expect(asked(name, [place, place])).toEqual([]);
});
