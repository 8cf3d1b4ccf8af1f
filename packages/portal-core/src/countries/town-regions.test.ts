import { expect, test } from 'vitest';
import { regionsOfTown } from './town-regions.js';

test.each([
  ['München', ['80', '81']],
  ['MÜNCHEN', ['80', '81']],
  ['Muenchen', ['80', '81']],
  ['Köln-Ehrenfeld', ['50', '51']],
  ['Frankfurt a.M.', ['15', '60', '65']],
  ['Halle/Saale', ['06', '33', '37', '49']],
  ['Mülheim an der Ruhr', ['45']],
  ['Berlin Mitte', ['10', '11', '12', '13', '14']],
])('%s lies where its post codes begin so', (town, regions) => {
  expect(regionsOfTown(town)).toEqual(regions);
});

test.each([['Neu-Ulm'], ['Kleinkleckersdorf'], ['Wien'], ['Bad'], ['']])(
  'of “%s” nothing is known',
  (town) => {
    expect(regionsOfTown(town)).toBeNull();
  },
);
