import { describe, expect, it } from 'vitest';
import type { Engine } from '../db/index.js';
import { createCallSlots } from './call-slots.js';

describe.each<Engine>(['sqlite', 'postgres'])('the slots of calls (%s)', (engine) => {
  it.each<['heavy' | 'calls', number]>([
    ['heavy', 20],
    ['calls', 40],
  ])('have room for others, however many tokens one merchant calls with: %s', async (kind, wanted) => {
    const slots = createCallSlots(engine, 60_000)[kind];
    const client = new AbortController();
    const send = (caller: string, merchant: string) =>
      slots.take({ caller, merchant }, client.signal).catch((error: unknown) => error);
    const sent = Array.from({ length: 3000 }, (_, n) => send(`page ${n % 20}`, 'merchant 1'));
    const before = slots.taken + slots.waiting;
    sent.push(...Array.from({ length: wanted }, () => send('user 7', 'merchant 2')));
    expect(slots.taken + slots.waiting - before).toBe(wanted);
    client.abort('over');
    await Promise.all(sent);
  });
});
