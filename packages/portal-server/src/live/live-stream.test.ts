import { expect, it } from 'vitest';
import { USERS } from '../testing/people.js';
import { LiveStream } from './live-stream.js';

const STREAMS = 200;
/** Milliseconds between two looks at the changes, and until each reader was asked for. */
const [LOOK_MS, ROUND_MS] = [500, 10_000];

it('streams that were opened together ask one after the other whether their readers may still listen', async () => {
  let now = 0;
  const asked: number[] = [];
  const principal = { userId: USERS.nordwind.id, roleId: 2, merchantErpId: 2, resources: new Set<never>() };
  const reader = { principal, actorId: principal.userId, scope: { kind: 'all' }, tab: '' } as const;
  const mayStill = () => {
    asked.push(now);
    return Promise.resolve(true);
  };
  const streams = Array.from({ length: STREAMS }, () => new LiveStream({ reader, mayStill, now: () => now }));
  for (now = LOOK_MS; now <= ROUND_MS; now += LOOK_MS) {
    for (const stream of streams) stream.tick();
    // What a stream asks for begins after those that it asked for before.
    await Promise.resolve();
  }
  const atTheSameLook = asked.map((at) => asked.filter((other) => other === at).length);
  expect(asked).toHaveLength(STREAMS);
  expect(Math.max(...atTheSameLook)).toBeLessThan(STREAMS / 4);
});
