import { expect, it } from 'vitest';
import { productNameKey } from './product-name.js';

it.each([
  ['Gummistiefel „Watt“ Gr. 39', 'Gummistiefel Watt Größe 39'],
  ['Gummistiefel „Watt“ Gr. 39', 'GUMMISTIEFEL "WATT" 39'],
  ['Bergschuh Zirbitz Damen Gr. 38', 'bergschuh zirbitz damen, Size: 38'],
  ['Troyer Schurwolle, marine Gr. XL', 'Troyer Schurwolle marine (Gr.XL)'],
  ['Ostfriesische Teemischung 250 g', 'Ostfriesische Teemischung 250g'],
  ['Rucksack Hochkar 28 l, schiefergrau', 'RUCKSACK HOCHKAR 28L SCHIEFERGRAU'],
  ['Emaille-Häferl „Gams“ 0,35 l', "Emaille Haeferl 'Gams' 0.35 L"],
  ['Kapitänsbecher „Moin“ 0,4 l', 'Kapita\u0308nsbecher Moin - 0,4l'],
  ['Frühstücksbrettchen', 'Fruhstucksbrettchen'],
  ['Kluntje weiß 500 g', 'KLUNTJE WEISS 500 G'],
  ['Kissenhülle 50×50 cm', 'Kissenhülle 50x50cm'],
  ['Rote-Grütze-Pulver, 3er-Pack', 'Rote Grütze Pulver 3er Pack'],
])('takes %s for %s', (own, told) => {
  expect(productNameKey(told)).toBe(productNameKey(own));
});

it.each([
  ['Gummistiefel Gr. 39', 'Gummistiefel Gr. 43'],
  ['Saft 1,2 l', 'Saft 12 l'],
  ['Saft 250 g', 'Saft 250'],
  ['Set 2, 50 cm', 'Set 25, 0 cm'],
  ['Becher groß', 'Becher klein'],
  ['Gewürz 250 gr', 'Gewürz 250'],
])('does not take %s for %s', (own, told) => {
  expect(productNameKey(told)).not.toBe(productNameKey(own));
});
