import { changeOwnPassword, login } from '@kontor/portal-core/session';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the own password', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const change = (current_password: string, password: string, actingAs?: 'nordwind') =>
    server
      .as(actingAs ? 'admin' : 'nordwind', actingAs)
      .call(changeOwnPassword, { body: { current_password, password } });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => [error.status, ...error.issues.map(({ path, code }) => `${path} ${code}`)],
    );

  it('is not changed with a wrong current one, by someone acting as the user, or to an unfit one', async () => {
    expect(await refusal(change('falsch', 'Moin-Kontor'))).toEqual([422, 'current_password wrongPassword']);
    expect(await refusal(change(PASSWORD, 'Moin-Kontor', 'nordwind'))).toEqual([403]);
    expect(await refusal(change(PASSWORD, 'kurz'))).toEqual([422, 'password minLength']);
    expect(await refusal(change(PASSWORD, 'qwertz123'))).toEqual([422, 'password commonPassword']);
  });

  it('is changed, every old token ends, and the answer holds one to go on with', async () => {
    const old = await server.token('nordwind');
    const { token } = await change(PASSWORD, 'Moin-Kontor');
    const status = async (bearer: string) =>
      (await server.send('/current-user', { headers: { Authorization: `Bearer ${bearer}` } })).status;
    expect([await status(old), await status(token)]).toEqual([401, 200]);
    const body = { username: 'nordwind', password: 'Moin-Kontor' };
    expect((await server.anonymous.call(login, { body })).token).toBeTruthy();
  });
});
