import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '../../words/fold.js';
import * as changeWords from '../../words/data/change-words.js';
import { CHANGES } from './order-changes.js';
import { GROUP, groupsIn } from './word-groups.js';

const has = (text: string, group: number): boolean => (groupsIn(text) & group) !== 0;

it.each([
  ['Bitte in BLAU', GROUP.coloured | GROUP.colours | GROUP.asking],
  ['Größe: M', GROUP.sized],
  ['sizexl', GROUP.sized],
  ['zweix', GROUP.counting],
  ['Grösse xl', GROUP.sized],
  ['spätestens Freitags', GROUP.byADay | GROUP.days],
  ['zussätzlich', GROUP.adding | GROUP.moreBehind],
  ['Umtauschwunsch', GROUP.instead],
  ['ŝtatt', GROUP.instead],
  ['𝐛𝐢𝐭𝐭𝐞', GROUP.asking],
  ['nicht wysyłać', GROUP.forbidding],
  ['storniert', GROUP.forbidding | GROUP.inNames],
  ['Haus 3', GROUP.digit],
  ['m²', GROUP.digit],
])('%s has words of its groups', (text, groups) => expect(groupsIn(text) & groups).toBe(groups));

it.each(['Starttaste', 'Großbestellung', 'binnen', 'Ringstraße', 'vormittags'])(
  '%s is none of the words it contains',
  (text) => expect(groupsIn(text)).toBe(0),
);

it('a remark that changes its order has the words by which it is found', () => {
  const words = Object.values(changeWords).flatMap((list) =>
    list
      .replaceAll(/\\w\*|\\d\{1,3\}/g, '')
      .trim()
      .split(/\s+/),
  );
  const others = [
    'Tee',
    'zweix',
    '2x',
    '12.12.',
    'kw 3',
    'Weg',
    '4',
    '20095',
    'Kiel',
    'one',
    'out',
    'sizes',
    'am',
  ];
  const word = fc.constantFrom(...words, ...words.map((one) => one.toUpperCase()), ...others);
  const sentence = fc.array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', ': ', '')), { maxLength: 6 });
  fc.assert(
    fc.property(sentence, (parts) => {
      const text = parts.flat().join('');
      for (const { said, needs } of CHANGES)
        if (said.test(foldText(text))) expect(needs.filter((need) => !has(text, need))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
