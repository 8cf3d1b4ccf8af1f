import { expect, it } from 'vitest';
import { twinText } from './twin-text.js';

it.each([
  ['Burgstr. 5', 'Burgstraße 5'],
  ['Burgstr.5', 'Burg-Strasse 5'],
  ['BURGSTRASSE 5', 'Burg Str. 5'],
  ['Straße des 17. Juni 135', 'Str. des 17. Juni 135'],
  ['Marktpl. 3', 'Marktplatz 3'],
  ['Am Wall 5 a', 'Am Wall 5A'],
  ['Kai Müller', 'KAI MUELLER'],
  ['Anna-Lena Groß', 'Anna Lena Gross'],
  ['Zoë Lefèvre', 'Zoe Lefevre'],
])('%j and %j are the same address', (one, other) => {
  expect(twinText(one)).toBe(twinText(other));
});

it.each([
  ['Weg 1-2', 'Weg 12'],
  ['Weg 1 - 2', 'Weg 12'],
  ['Strassenmühle 1', 'Strenmühle 1'],
  ['Platzmann', 'Plmann'],
  ['Burgstr. 5', 'Burgweg 5'],
  ['Burgstr. 5', 'Burgstr. 5a'],
  ['Straße\u001f5', 'Straße 5'],
  ['Иванов', 'Петров'],
])('%j and %j are two addresses', (one, other) => {
  expect(twinText(one)).not.toBe(twinText(other));
});
