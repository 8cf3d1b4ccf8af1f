import { currentUser, login, secondFactorBegin, secondFactorConfirm } from '@kontor/portal-core/session';
import { createClient } from '@kontor/portal-core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD, USERS, type UserName } from '../testing/people.js';
import { startTestServer, transportTo, type TestServer } from '../testing/test-server.js';
import { codeOfStep, stepAt } from './totp.js';

/** Sign-ins that are under way at any time. */
const LOOPS = 8;

describeOnBothEngines('switching the second factor on', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const confirm = async (user: UserName) => {
    const { id } = USERS[user];
    const { secret } = (await server.database.read('second_factors').where({ user_id: id }).first())!;
    const code = codeOfStep(server.deps.factorSecrets.open(id, secret)!, stepAt(server.time.now));
    await server.as(user).call(secondFactorConfirm, { body: { code } });
  };
  const isAlive = (token: string) =>
    createClient({ transport: transportTo(server.url), token: () => token })
      .call(currentUser, {})
      .then(
        () => true,
        () => false,
      );

  it.each<UserName>(['nordwind', 'lager', 'alpenshop'])(
    'leaves no session of a sign-in that was under way with the password alone: %s',
    async (user) => {
      await server.as(user).call(secondFactorBegin, { body: { current_password: PASSWORD } });
      const tokens: string[] = [];
      const signInUntilRefused = async () => {
        const body = { username: user, password: PASSWORD };
        for (;;) tokens.push((await server.anonymous.call(login, { body })).token);
      };
      const refusals = Array.from({ length: LOOPS }, () =>
        expect(signInUntilRefused()).rejects.toMatchObject({ code: 'code_required' }),
      );
      // A bound for a busy machine: a sign-in takes its turn for each hash.
      await expect.poll(() => tokens.length, { timeout: 30_000 }).toBeGreaterThan(2);
      await confirm(user);
      await Promise.all(refusals);
      expect((await Promise.all(tokens.map(isAlive))).filter(Boolean)).toEqual([]);
    },
  );
});
