import { expect, it } from 'vitest';
import { saysMoreThan } from './more-than-named.js';

it.each([
  ['Teemischung 250 g', 'Teemischung 10er Pack'],
  ['Teemischung 250 g', '2x Teemischung'],
  ['Kapitänsbecher', 'Becher 2er-Set'],
  ['Kapitänsbecher', 'Becher x 2'],
  ['Kapitänsbecher', 'Becher, 3 Stück'],
  ['Kapitänsbecher', 'Becher im Doppelpack'],
  ['Kapitänsbecher', 'Becher (gratis)'],
  ['Kapitänsbecher', 'Becher Muster'],
])('beside %s says %s more', (own, told) => expect(saysMoreThan(own, told)).toBe(true));

it.each([
  ['Grütze, 3er-Pack', 'Grütze 3er Pack'],
  ['Geschirrtücher, 3 Stk', '3x Geschirrtuch'],
  ['Kapitänsbecher', '1x Becher'],
  ['Saft 330 ml', 'Saft 6x330 ml'],
  ['Warenprobe Tee', 'Tee (Probe)'],
  ['Teemischung', 'Teemischung Nr. 3'],
])('beside %s says %s no more', (own, told) => expect(saysMoreThan(own, told)).toBe(false));
