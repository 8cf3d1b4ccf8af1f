import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../wire/index.js';
import { expiryOf } from './token-expiry.js';
import { ASSUMED_LIFE, createTokenSource, RENEW_BEFORE, RENEWALS_APART } from './token-source.js';

/** A back end that counts, on a clock moved by hand. */
function aBackEnd({ lifeMs = 60_000 } = {}) {
  const world = { now: 1_000_000, asked: 0, isDown: false, lifeMs };
  const source = createTokenSource({
    now: () => world.now,
    fetchToken: async () => {
      world.asked += 1;
      if (world.isDown) throw new Error('down');
      return {
        token: `t${world.asked}`,
        expires_at: new Date(world.now + world.lifeMs).toISOString(),
      };
    },
  });
  return { world, source };
}

const jwt = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;

describe('the token source', () => {
  it('asks once, however many calls wait for it', async () => {
    const { world, source } = aBackEnd();
    expect(await Promise.all([source.token(), source.token(), source.token()])).toEqual(['t1', 't1', 't1']);
    expect(world.asked).toBe(1);
  });

  it('keeps a token until five seconds before it expires', async () => {
    const { world, source } = aBackEnd();
    await source.token();
    world.now += world.lifeMs - RENEW_BEFORE - 1;
    expect(await source.token()).toBe('t1');
    world.now += 1;
    expect(await source.token()).toBe('t2');
  });

  it('does not renew more than once in ten seconds', async () => {
    const { world, source } = aBackEnd({ lifeMs: 4_000 });
    await source.token();
    world.now += 3_000;
    expect(await source.token()).toBe('t1');
    world.now += 1_001;
    await expect(source.token()).rejects.toThrow(ApiError);
    expect([world.asked, source.state()]).toEqual([1, 'failed']);
    world.now += RENEWALS_APART;
    expect(await source.token()).toBe('t2');
    expect(source.state()).toBe('ready');
  });

  it('uses what is left of a token when its renewal fails', async () => {
    const { world, source } = aBackEnd();
    await source.token();
    world.isDown = true;
    world.now += world.lifeMs - 2_000;
    expect(await source.token()).toBe('t1');
    expect(source.state()).toBe('failed');
    world.now += 2_000;
    await expect(source.token()).rejects.toMatchObject({ status: 401, code: 'not_authorized' });
  });

  it('fails when none can be had, tells so, and tries again when asked to', async () => {
    const { world, source } = aBackEnd();
    const told: string[] = [];
    const stop = source.subscribe(() => told.push(source.state()));
    world.isDown = true;
    await expect(source.token()).rejects.toThrow(ApiError);
    await expect(source.token()).rejects.toThrow(ApiError);
    expect(world.asked).toBe(1);
    world.isDown = false;
    await source.retry();
    expect(await source.token()).toBe('t2');
    stop();
    expect(told).toEqual(['failed', 'ready']);
  });

  it('the token source renews a refused token once', async () => {
    const { world, source } = aBackEnd();
    await source.token();
    world.now += RENEWALS_APART;
    expect(await Promise.all([source.renew('t1'), source.renew('t1')])).toEqual(['t2', 't2']);
    expect(await source.renew('t1')).toBe('t2');
    expect(await source.renew('t2')).toBeNull();
    expect([world.asked, source.state()]).toEqual([2, 'failed']);
  });

  it('reads the expiry out of a bare token, and assumes five minutes where it cannot', async () => {
    const world = { now: 0, tokens: [jwt({ exp: 100 }), 'opaque', jwt({ exp: 9_999 })] };
    const source = createTokenSource({
      now: () => world.now,
      fetchToken: async () => world.tokens.shift()!,
    });
    await source.token();
    world.now = 100_000 - RENEW_BEFORE;
    expect(await source.token()).toBe('opaque');
    world.now += ASSUMED_LIFE - RENEW_BEFORE;
    expect(expiryOf(await source.token())).toBe(9_999_000);
  });

  it.each([[''], [undefined], [{ token: 7 }], [null]])(
    'the token source refuses the answer %j, which holds no token',
    async (answer) => {
      const source = createTokenSource({ now: () => 0, fetchToken: async () => answer as never });
      await expect(source.token()).rejects.toThrow(ApiError);
    },
  );

  it.each([
    [{ code: 'forbidden', status: 403, title: 'No' }, 'fetchToken brought no token but forbidden'],
    [{ token: '' }, 'fetchToken brought no token but object'],
    [undefined, 'fetchToken brought no token but undefined'],
    [null, 'fetchToken brought no token but undefined'],
    ['', 'fetchToken brought no token but string'],
    [{ token: 'secret', expires_at: '1970-01-01T00:00:00Z' }, 'fetchToken brought a token that has ended'],
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ])('the token source says why it has none, for the answer %j', async (answer, reason) => {
    const told: string[] = [];
    const fetchToken = async () => {
      if (answer instanceof Error) throw answer;
      return answer as never;
    };
    const source = createTokenSource({ now: () => 1, fetchToken, onFailure: (why) => told.push(why) });
    await expect(source.token()).rejects.toMatchObject({ cause: { message: reason } });
    // Not asked again at once, and still the same reason.
    await expect(source.token()).rejects.toMatchObject({ cause: { message: reason } });
    expect(told).toEqual([reason]);
  });

  it('never hands out an expired token, nor asks twice in ten seconds, whatever happens when', async () => {
    const step = fc.record({
      wait: fc.nat(90_000),
      isDown: fc.boolean(),
      lifeMs: fc.integer({ min: 1, max: 120_000 }),
      refuses: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = { now: 0, isDown: false, lifeMs: 1 };
        const expiries = new Map<string, number>();
        const asked: number[] = [];
        const source = createTokenSource({
          now: () => world.now,
          fetchToken: async () => {
            asked.push(world.now);
            if (world.isDown) throw new Error('down');
            const token = `t${asked.length}`;
            expiries.set(token, world.now + world.lifeMs);
            return { token, expires_at: new Date(world.now + world.lifeMs).toISOString() };
          },
        });
        for (const { wait, isDown, lifeMs, refuses } of steps) {
          Object.assign(world, { now: world.now + wait, isDown, lifeMs });
          const token = await source.token().catch(() => null);
          if (token !== null) expect(expiries.get(token)).toBeGreaterThan(world.now);
          if (token !== null && refuses) expect(await source.renew(token).catch(() => null)).not.toBe(token);
        }
        const gaps = asked.slice(1).map((at, index) => at - asked[index]!);
        expect(Math.min(RENEWALS_APART, ...gaps)).toBe(RENEWALS_APART);
      }),
    );
  });
});

describe('the expiry of a token', () => {
  it('is read whatever else the token holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), fc.string(), (exp, sub) => {
        expect(expiryOf(jwt({ sub, exp }))).toBe(exp * 1000);
      }),
    );
  });

  it.each(['', 'a.b.c', 'a.%%.c', jwt({}), jwt({ exp: 'soon' })])(
    'the token %j has no known expiry',
    (token) => {
      expect(expiryOf(token)).toBeNull();
    },
  );
});
