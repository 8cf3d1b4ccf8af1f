import { cli as de } from '@kontor/portal-core/cli-texts/de';
import { cli as en } from '@kontor/portal-core/cli-texts/en';
import { expect, it } from 'vitest';
import { COMMAND_GROUPS, COMMANDS } from './command-table.js';

it('says of every word that groups commands what they do', () => {
  const groups = COMMANDS.filter(({ name }) => name.includes(' ')).map(({ name }) => name.split(' ')[0]);
  expect(Object.keys(COMMAND_GROUPS).sort()).toEqual([...new Set(groups)].sort());
});

it.each([
  ['de', de],
  ['en', en],
])('explains its commands in %s in lines of at most 80 characters', (_, texts) => {
  const explained = COMMANDS.flatMap(({ more }) => (more === undefined ? [] : [texts[more]]));
  expect(explained.length).toBeGreaterThan(0);
  const lines = [texts.helpExitCodes, ...explained].flatMap((text) => text.split('\n'));
  expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
});
