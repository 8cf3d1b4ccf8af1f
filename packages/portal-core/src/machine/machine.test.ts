import { describe, expect, it } from 'vitest';
import { machineDiagram } from './diagram.js';
import { defineMachine } from './machine.js';

const door = defineMachine<'open' | 'shut' | '', 'close' | 'open'>({
  open: { close: 'shut' },
  shut: { open: 'open' },
  '': {},
});

describe('a machine', () => {
  it('takes listed events and stays where it is for others', () => {
    expect(door.can('open', 'close')).toBe(true);
    expect(door.next('open', 'close')).toBe('shut');
    expect(door.can('open', 'open')).toBe(false);
    expect(door.next('open', 'open')).toBe('open');
  });

  it('lists the events of a state', () => {
    expect(door.events('shut')).toEqual(['open']);
    expect(door.events('')).toEqual([]);
  });

  it('takes nothing in a state it does not know', () => {
    expect(door.can('gone' as 'open', 'close')).toBe(false);
    expect(door.next('gone' as 'open', 'close')).toBe('gone');
  });

  it('is drawn with the labels of its states', () => {
    expect(machineDiagram(door, (state) => state || 'none')).toBe(
      [
        'stateDiagram-v2',
        '  state "open" as s0',
        '  state "shut" as s1',
        '  state "none" as s2',
        '  s0 --> s1: close',
        '  s1 --> s0: open',
        '',
      ].join('\n'),
    );
  });
});
