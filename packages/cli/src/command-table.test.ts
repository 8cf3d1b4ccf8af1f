import { expect, it } from 'vitest';
import { COMMAND_GROUPS, COMMANDS } from './command-table.js';

it('says of every word that groups commands what they do', () => {
  const groups = COMMANDS.filter(({ name }) => name.includes(' ')).map(({ name }) => name.split(' ')[0]);
  expect(Object.keys(COMMAND_GROUPS).sort()).toEqual([...new Set(groups)].sort());
});
