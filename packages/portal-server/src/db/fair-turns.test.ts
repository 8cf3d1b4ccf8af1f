import { describe, expect, it } from 'vitest';
import { createFairTurns } from './fair-turns.js';
import { isNotNow } from './native-error.js';

const BOUNDS = { inAll: 3, perAsker: 2, waitingPerAsker: 50, waitMs: 60_000 };

/** Turns whose holders are told by name, in the order in which they got them. */
function told(bounds = BOUNDS) {
  const turns = createFairTurns(bounds);
  const held: { readonly asker: string; readonly giveBack: () => void }[] = [];
  const got: string[] = [];
  const ask = (asker: string) =>
    turns.take(asker).then((giveBack) => {
      got.push(asker);
      held.push({ asker, giveBack });
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const giveBack = async () => {
    held.shift()?.giveBack();
    await settled();
  };
  return { turns, held, got, ask, settled, giveBack };
}

describe('turns that many ask for', () => {
  it('leave one to others, however much an asker asks for', async () => {
    const { turns, got, ask, settled } = told();
    for (let n = 0; n < 20; n += 1) void ask('flood');
    await settled();
    expect([got.length, turns.waiting]).toEqual([2, 18]);
    await ask('other');
    expect(got).toEqual(['flood', 'flood', 'other']);
  });

  it('go to the askers that wait one after the other, not to whoever waits most', async () => {
    const { got, ask, settled, giveBack } = told({ ...BOUNDS, inAll: 1, perAsker: 1 });
    for (let n = 0; n < 5; n += 1) void ask('flood');
    void ask('one');
    void ask('two');
    await settled();
    for (let n = 0; n < 7; n += 1) await giveBack();
    expect(got).toEqual(['flood', 'flood', 'one', 'two', 'flood', 'flood', 'flood']);
  });

  it('go to the kinds of askers that wait one after the other, however many askers are of one kind', async () => {
    const { got, ask, settled, giveBack } = told({ ...BOUNDS, inAll: 1, perAsker: 1 });
    for (let n = 0; n < 6; n += 1) void ask(`network ${n}`);
    for (const user of ['user 1', 'user 2', 'user 1']) void ask(user);
    await settled();
    for (let n = 0; n < 8; n += 1) await giveBack();
    const inTurns = ['network 1', 'user 1', 'network 2', 'user 2', 'network 3', 'user 1'];
    expect(got).toEqual(['network 0', ...inTurns, 'network 4', 'network 5']);
  });

  it('are refused as by a pool that has no connection: after a while, and at once beyond what one may have waiting', async () => {
    const { turns, ask } = told({ inAll: 1, perAsker: 1, waitingPerAsker: 1, waitMs: 20 });
    await ask('flood');
    const [late, beyond] = [ask('flood'), ask('flood')];
    for (const refused of [beyond, late]) expect(await refused.catch(isNotNow)).toBe(true);
    expect(turns.waiting).toBe(0);
  });

  it('are all there again when they were given back', async () => {
    const { held, ask, settled, giveBack } = told();
    for (let n = 0; n < 9; n += 1) void ask(`asker ${n % 2}`);
    await settled();
    for (let n = 0; n < 9; n += 1) await giveBack();
    for (let n = 0; n < 3; n += 1) await ask(`new ${n}`);
    expect(held).toHaveLength(3);
  });
});
