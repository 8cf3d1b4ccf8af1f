import { login } from '@kontor/portal-core/session';
import { usernameSkeleton, usersCreate, usersUpdate, type User } from '@kontor/portal-core/users';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.js';
import { aUser } from '../testing/a-user.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Stores what the names of the people look like, who are inserted as before there was such a column. */
async function keepLooks({ write }: Database): Promise<void> {
  await write(async (trx) => {
    for (const [username, { id }] of Object.entries(USERS))
      await trx('users')
        .where({ id })
        .update({ username_skeleton: usernameSkeleton(username) });
  });
}

describeOnBothEngines('a username that looks like another', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: keepLooks });
  });
  afterAll(() => server.stop());

  const create = (username: string): Promise<User> =>
    server.as('admin').call(usersCreate, { body: aUser({ username }) });
  const rename = ({ id, full_name }: Pick<User, 'id' | 'full_name'>, to: string) => {
    const { password: _, ...input } = aUser({ username: to, full_name });
    return server.as('admin').call(usersUpdate, { params: { id }, body: input });
  };
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      ({ status, issues }: ApiError) => ({ status, code: issues[0]?.code }),
    );

  it.each(['ad\u200bmin', 'admin\u202e', '\u0430dmin', 'ａｄｍｉｎ', 'ad\u00admin'])(
    'is refused with 422 for its characters: %j',
    async (username) => {
      expect(await refusalOf(create(username))).toEqual({ status: 422, code: 'usernameCharacters' });
    },
  );

  it.each([
    'adm1n',
    'ADMlN',
    'ADMİN',
    'nordw|nd',
    'nordvvind',
    'nördwind',
    'noerdwind',
    'norclwind',
    'láger',
    'laqer',
    'admin.',
    'ad min',
    'nord-wind',
    '@dmin',
  ])('is refused with 409 for its looks: %j', async (username) => {
    expect(await refusalOf(create(username))).toEqual({ status: 409, code: 'looksAlike' });
  });

  it('is not taken on by a change of name either, and a user may come to look like their own former name', async () => {
    const user = await create('zeta1');
    expect(await refusalOf(rename(user, 'adm1n'))).toEqual({ status: 409, code: 'looksAlike' });
    expect(await refusalOf(rename(user, 'Admin'))).toEqual({ status: 409, code: 'alreadyExists' });
    await expect(rename(user, 'zetal')).resolves.toMatchObject({ username: 'zetal' });
    await expect(rename(user, 'zetal')).resolves.toMatchObject({ username: 'zetal' });
    expect(await refusalOf(create('zetai'))).toEqual({ status: 409, code: 'looksAlike' });
  });

  it('is refused to one of two at the same moment', async () => {
    const told = await Promise.all([refusalOf(create('theta0')), refusalOf(create('thetao'))]);
    expect(told.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(told.find((refusal) => refusal !== null)?.status).toBe(409);
  });

  it('does not sign in to the other account', async () => {
    for (const username of ['nord\u200bwind', 'n\u043erdwind', 'nordwind\u202e', 'nordw1nd'])
      await expect(
        server.anonymous.call(login, { body: { username, password: PASSWORD } }),
      ).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
  });

  it('may stay and be edited where it was stored before', async () => {
    const user = await create('omega');
    await server.database.write((trx) =>
      trx('users')
        .where({ id: user.id })
        .update({ username: '\u0430dmin', username_key: '\u0430dmin', username_skeleton: null }),
    );
    const changed = await rename({ ...user, full_name: 'Olga Mega' }, '\u0430dmin');
    expect(changed).toMatchObject({ username: '\u0430dmin', full_name: 'Olga Mega' });
  });
});
