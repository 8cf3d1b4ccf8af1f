import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDamaged, mendedText } from './damaged-text.js';

it.each([
  ['MÃ¼ller', 'Müller'],
  ['GrÃ¶ÃŸenweg 1', 'Größenweg 1'],
  ['Ã„nne', 'Änne'],
  ['MÃ\u009clheim', 'MÜlheim'],
  ['Å\u0081Ã³dÅº', 'Łódź'],
  ['5 â€“ 7', '5 – 7'],
  ['12Â°', '12°'],
])('knows %s for %s encoded twice', (text, meant) => {
  expect(isDamaged(text)).toBe(true);
  expect(mendedText(text)).toBe(meant);
});

it('cannot mend a character that is gone', () => {
  expect(isDamaged('M\ufffdller')).toBe(true);
  expect(mendedText('M\ufffdller')).toBeNull();
});

it.each([
  'Müller & Söhne',
  'SÃO PAULO',
  'Fuß–Weg',
  '„Groß“',
  'Café’s',
  'Łódź',
  'Châtelet',
  'Åse Ångström',
  'ÄÖ–Haus',
])('leaves %s alone', (text) => {
  expect(isDamaged(text)).toBe(false);
});

it('mends every German or French text that was read in the wrong encoding', () => {
  const unit = fc.constantFrom(...'abzAZ 1-ÄÖÜäöüßéèàçêôÉñø');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const latin = String.fromCharCode(...new TextEncoder().encode(text));
      expect(mendedText(latin) ?? latin).toBe(text);
    }),
  );
});
