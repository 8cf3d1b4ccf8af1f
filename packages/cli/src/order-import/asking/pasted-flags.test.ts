import { understand, type ImportMapping, type Understanding } from '@kontor/portal-core/order-import';
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { typedFlags, withAddressParts, type Flag } from './accepting-flags.js';
import { isAnswered } from './answered-question.js';
import { chosenSources } from './chosen-sources.js';
import { readChoices } from '../task/import-options.js';
import { withFurtherItems } from './second-item.js';
import { sureFlags } from './sure-flags.js';

/** Headers with two values each; together they make an order with a billing address and a second item. */
const COLUMNS: readonly (readonly [header: string, one: string, other: string])[] = [
  ['Bestellnr.', 'A-1', 'A-2'],
  ['Datum', '13.11.2026', '14.11.2026'],
  ['Anrede', 'Frau', 'Herr'],
  ['Vorname', 'Käthe', 'Jörg'],
  ['Nachname', 'Größer', 'Öhm'],
  ['Straße', 'Lindenweg', 'Am Kai'],
  ['Hausnummer', '3', '7a'],
  ['Zusatz', 'Hinterhaus', '2. Stock'],
  ['PLZ', '20095', '80331'],
  ['Ort', 'Hamburg', 'München'],
  ['Land', 'DE', 'DE'],
  ['Rechnung Name', 'Käthe Größer', 'Jörg Öhm'],
  ['Rechnung Straße', 'Weg 1', 'Weg 2'],
  ['Rechnung PLZ', '10115', '10117'],
  ['Rechnung Ort', 'Berlin', 'Berlin'],
  ['Artikelnr.', 'NW1050', 'NW1070'],
  ['Menge', '2', '3'],
  ['Artikelnr. 2', 'NW1010', 'NW1020'],
  ['Menge 2', '1', '1'],
  ['Status', 'bezahlt', 'bezahlt'],
];

/** Noise as in headers of real files, and characters that a shell or an expression could misread. */
const NOISE = [
  'xyzzy',
  "Kunde's",
  '"neu"',
  'a=b',
  'b:c',
  'c + d',
  '+',
  '#3',
  '(2)',
  '’',
  '„x“',
  '$HOME',
  '`id`',
  '!!',
  '\\',
  '%PATH%',
  '\n',
  ' ',
  'ß',
  '€',
];

const file = fc
  .record({
    columns: fc.shuffledSubarray([...COLUMNS], { minLength: 12 }),
    noise: fc.array(fc.option(fc.constantFrom(...NOISE), { freq: 3 }), { minLength: 20, maxLength: 20 }),
    isFirst: fc.boolean(),
  })
  .map(({ columns, noise, isFirst }) => ({
    header: columns.map(([name], at) => {
      const word = noise[at] ?? null;
      if (word === null) return name;
      return isFirst ? `${word} ${name}` : `${name} ${word}`;
    }),
    samples: [columns.map(([, one]) => one), columns.map(([, , other]) => other)],
  }));

/** Splits a line as a shell does, by running bash. */
function wordsOf(line: string): string[] {
  const text = execFileSync('bash', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return text.split('\0').slice(0, -1);
}

/** Words that bash and PowerShell read alike. */
const ALIKE = /^(?:--\w+|[\w./=#-]+|"[^"$`\\“”„]*"|'[^'‘’‚‛"]*')$/;

const open = ({ questions }: Understanding) => questions.filter(({ kind }) => kind !== 'missing');

/** The fields that have no source yet: the user is to name one, so flags cannot settle them. */
const missingOf = ({ questions }: Understanding): ReadonlySet<string> =>
  new Set(questions.filter(({ kind }) => kind === 'missing').flatMap(({ fields }) => fields));

/** What flags can settle of a mapping: not what ignored columns held, and not the fields that are missing. */
function settled(mapping: ImportMapping, missing: ReadonlySet<string>) {
  const without = (sources: object = {}) =>
    Object.fromEntries(Object.entries(sources).filter(([field]) => !missing.has(field)));
  return {
    ...mapping,
    columns: without(mapping.columns),
    constants: without(mapping.constants),
    ignored: undefined,
    ignoredAs: undefined,
  };
}

/** How a file is mapped, and what stays open, with the given shell words. */
function taken(header: readonly string[], samples: readonly (readonly string[])[], words: readonly string[]) {
  const of = (name: string) => words.flatMap((word, at) => (words[at - 1] === name ? [word] : []));
  const [mode] = of('--mode');
  const options = {
    file: 'x',
    map: of('--map'),
    set: of('--set'),
    ignore: of('--ignore'),
    ...(mode === undefined ? {} : { mode }),
  };
  const chosen = chosenSources(readChoices(options), header);
  const found = understand(header, samples, { chosen });
  return { ...found, questions: found.questions.filter((question) => !isAnswered(question, found, chosen)) };
}

test('the flags named for guesses, pasted into a shell, give the recipe that was proposed, with every item, and leave no guess', () => {
  let asked = 0;
  fc.assert(
    fc.property(file, fc.constantFrom('de' as const, 'en' as const), ({ header, samples }, language) => {
      const proposed = understand(header, samples);
      if (open(proposed).length === 0) return;
      asked += 1;
      const look = (flags: readonly Flag[]) =>
        taken(
          header,
          samples,
          flags.flatMap(({ flag, value }) => [flag, value]),
        );
      const flags = sureFlags(
        { ...proposed, questions: open(proposed) },
        header,
        { language, placeholder: 'X' },
        look,
      );
      for (const { flag, value } of flags)
        expect(typedFlags([{ flag, value }]).slice(flag.length + 1)).toMatch(ALIKE);
      const said = taken(header, samples, wordsOf(typedFlags(flags)));
      const missing = missingOf(proposed);
      const whole = withAddressParts(withFurtherItems(proposed), proposed.questions);
      expect(settled(said.mapping, missing)).toEqual(settled(whole, missing));
      expect(open(said).filter(({ fields }) => !fields.some((field) => missing.has(field)))).toEqual([]);
    }),
    { numRuns: 150 },
  );
  expect(asked).toBeGreaterThan(50);
});
