import { changeOwnPassword } from '@kontor/portal-core/session';
import { usersCreate, usersPassword } from '@kontor/portal-core/users';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { aUser } from '../testing/a-user.js';
import { PASSWORD, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describe('a guessable password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(sqlitePlace);
  });
  afterAll(() => server.stop());

  const params = { id: USERS.nordwind.id };
  const doors = {
    'for a new user': (password: string) =>
      server.as('admin').call(usersCreate, { body: aUser({ username: 'nordwind', password }) }),
    'set for a user': (password: string) =>
      server.as('admin').call(usersPassword, { params, body: { id: params.id, password } }),
    'of one’s own': (password: string) =>
      server.as('nordwind').call(changeOwnPassword, { body: { current_password: PASSWORD, password } }),
  };
  const PASSWORDS = [
    ['Nordwind-2026', 'usernamePassword'],
    ['kontor-demo', 'demoPassword'],
    ['Kontor', 'productPassword'],
    ['      ', 'uniformPassword'],
  ] as const;

  it.each(Object.entries(doors))('%s is refused with its reason', async (_, enter) => {
    for (const [password, code] of PASSWORDS) {
      const refusal = await enter(password).then(
        () => null,
        (error: ApiError) => error,
      );
      expect(refusal?.issues, password).toMatchObject([{ path: 'password', code }]);
    }
  });
});
