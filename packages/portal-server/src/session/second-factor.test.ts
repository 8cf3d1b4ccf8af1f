import { createClient } from '@kontor/portal-core/contract';
import {
  changeOwnPassword,
  currentUser,
  login,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorRead,
  secondFactorRemove,
  usersRemoveSecondFactor,
  usersSecondFactor,
  usersSessions,
} from '@kontor/portal-core/session';
import { settingsList, settingsUpdate } from '@kontor/portal-core/settings';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD, USERS, type UserName } from '../testing/people.js';
import { startTestServer, transportTo, type TestServer } from '../testing/test-server.js';
import { createFactorSecrets } from './factor-secrets.js';
import { FAILURES_PER_USER } from './login-limit.js';
import { codeOfStep, stepAt } from './totp.js';

describeOnBothEngines('a second factor', (setup) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(setup);
  });
  afterEach(() => server.stop());

  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      ({ code, issues }: ApiError) => [code, ...issues.map((one) => `${one.path} ${one.code}`)].join(' '),
    );
  const signIn = (username: UserName, code?: string, password = PASSWORD) =>
    server.anonymous.call(login, { body: { username, password, ...(code !== undefined && { code }) } });
  const clientOf = (token: string): PortalClient =>
    createClient({ transport: transportTo(server.url), token: () => token });
  const codeOf = async (user: UserName, distance = 0): Promise<string> => {
    const { id } = USERS[user];
    const { secret } = (await server.database.read('second_factors').where({ user_id: id }).first())!;
    return codeOfStep(server.deps.factorSecrets.open(id, secret)!, stepAt(server.time.now) + distance);
  };
  const later = (steps = 1) => (server.time.now += steps * 30_000);
  const body = { current_password: PASSWORD };
  /** Sets the second factor up; returns the recovery codes. The code used is that of the present step. */
  const setUp = async (user: UserName, client: PortalClient = server.as(user)) => {
    await client.call(secondFactorBegin, { body });
    const { recovery_codes } = await client.call(secondFactorConfirm, { body: { code: await codeOf(user) } });
    return recovery_codes;
  };
  const lastWrite = async () =>
    (await server.database.read('audit_log').where({ event: 'write' }).orderBy('id', 'desc').first())?.action;

  it('is set up with the password and a code, which ends all other sessions', async () => {
    const [here, other] = [clientOf((await signIn('lager')).token), clientOf((await signIn('lager')).token)];
    const wrong = here.call(secondFactorBegin, { body: { current_password: 'falsch' } });
    expect(await refusal(wrong)).toBe('validation_failed current_password wrongPassword');
    expect(await refusal(here.call(secondFactorConfirm, { body: { code: '123456' } }))).toBe(
      'status_conflict',
    );
    const { secret, uri } = await here.call(secondFactorBegin, { body });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Kontor:lager?secret=${secret}&issuer=Kontor&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await refusal(here.call(secondFactorConfirm, { body: { code: 'abc' } }))).toBe(
      'validation_failed code wrongCode',
    );
    await signIn('lager');
    const code = await codeOf('lager');
    const { recovery_codes } = await here.call(secondFactorConfirm, { body: { code } });
    expect(new Set(recovery_codes).size).toBe(10);
    expect(await lastWrite()).toBe('session.confirmSecondFactor');
    expect(await refusal(other.call(currentUser, {}))).toBe('not_authorized');
    expect(await here.call(secondFactorRead, {})).toEqual({ is_on: true, recovery_codes_left: 10 });
    expect(await refusal(here.call(secondFactorBegin, { body }))).toBe('status_conflict');
  });

  it('is asked for after the right password alone', async () => {
    await setUp('lager');
    later();
    const code = await codeOf('lager');
    expect(await refusal(signIn('lager', code, 'falsch'))).toBe('invalid_credentials');
    expect(await refusal(signIn('lager', undefined, 'falsch'))).toBe('invalid_credentials');
    expect(await refusal(signIn('lager'))).toBe('code_required');
    expect(await refusal(signIn('lager', '000000'))).toBe('invalid_code');
    await expect(signIn('lager', ` ${code.slice(0, 3)} ${code.slice(3)}`)).resolves.toHaveProperty('token');
  });

  it('takes each code once, the one of the set-up too, and none of before', async () => {
    await setUp('lager');
    expect(await refusal(signIn('lager', await codeOf('lager')))).toBe('invalid_code');
    const next = await codeOf('lager', 1);
    const told = await Promise.all([1, 2, 3].map(() => refusal(signIn('lager', next))));
    expect(told.sort()).toEqual(['done', 'invalid_code', 'invalid_code']);
    expect(await refusal(signIn('lager', await codeOf('lager')))).toBe('invalid_code');
    later(2);
    expect(await refusal(signIn('lager', await codeOf('lager', -2)))).toBe('invalid_code');
    expect(await refusal(signIn('lager', await codeOf('lager')))).toBe('done');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = await setUp('lager');
    expect(await refusal(signIn('lager', first.toLowerCase().replaceAll('-', ' ')))).toBe('done');
    expect(await refusal(signIn('lager', first))).toBe('invalid_code');
    await setUp('admin');
    expect(await refusal(signIn('admin', second))).toBe('invalid_code');
    expect(await server.as('lager').call(secondFactorRead, {})).toMatchObject({
      recovery_codes_left: 9,
    });
  });

  it(`counts wrong codes like wrong passwords, up to ${FAILURES_PER_USER}, and only a code ends the count`, async () => {
    await setUp('lager');
    later();
    for (let n = 0; n < FAILURES_PER_USER; n += 1) {
      expect(await refusal(signIn('lager'))).toBe('code_required');
      expect(await refusal(signIn('lager', n % 2 ? '000000' : 'AAAA-AAAA-AAAA-AAAA'))).toBe('invalid_code');
    }
    expect(await refusal(signIn('lager', await codeOf('lager')))).toBe('too_many_requests');
    expect(await refusal(signIn('lager'))).toBe('too_many_requests');
  });

  it('is removed with the password and a code, and by nobody acting as the user', async () => {
    const [recovery = ''] = await setUp('nordwind');
    later();
    const own = server.as('nordwind');
    const remove = (current_password: string, code: string, client = own) =>
      refusal(client.call(secondFactorRemove, { body: { current_password, code } }));
    expect(await remove('falsch', recovery)).toBe('validation_failed current_password wrongPassword');
    expect(await remove(PASSWORD, '000000')).toBe('validation_failed code wrongCode');
    const acting = server.as('admin', 'nordwind');
    expect(await remove(PASSWORD, recovery, acting)).toBe('forbidden');
    expect(await refusal(acting.call(secondFactorRead, {}))).toBe('forbidden');
    expect(await refusal(acting.call(secondFactorBegin, { body }))).toBe('forbidden');
    expect(await refusal(acting.call(secondFactorConfirm, { body: { code: '123456' } }))).toBe('forbidden');
    expect(await remove(PASSWORD, recovery)).toBe('done');
    expect(await lastWrite()).toBe('session.removeSecondFactor');
    expect(await refusal(signIn('nordwind'))).toBe('done');
  });

  it('is taken away by a sysadmin as themselves, and by nobody else', async () => {
    await setUp('nordwind');
    await setUp('admin');
    const take = (client: PortalClient, user: UserName) =>
      refusal(client.call(usersRemoveSecondFactor, { params: { id: USERS[user].id } }));
    const admin = server.as('admin');
    const params = { id: USERS.nordwind.id };
    expect(await admin.call(usersSecondFactor, { params })).toMatchObject({ is_on: true });
    expect(await take(server.as('lager'), 'nordwind')).toBe('forbidden');
    expect(await take(server.as('admin', 'nordwind'), 'nordwind')).toBe('forbidden');
    expect(await take(admin, 'admin')).toBe('forbidden');
    expect(await take(admin, 'nordwind')).toBe('done');
    expect(await lastWrite()).toBe('users.removeSecondFactor');
    expect(await take(admin, 'nordwind')).toBe('not_found');
    expect(await refusal(signIn('nordwind'))).toBe('done');
  });

  it('of staff is required by a setting, from the next call on and until it is set up', async () => {
    const setting = { params: { key: 'second_factor_for_staff' }, body: { value: '"on"' } };
    const [lager, admin] = [server.as('lager'), server.as('admin')];
    await admin.call(settingsUpdate, setting);
    expect(await lager.call(currentUser, {})).toMatchObject({ lacks_second_factor: true });
    await lager.call(settingsList, {});
    const own = { current_password: PASSWORD, password: 'Moin-Kontor' };
    expect(await refusal(lager.call(changeOwnPassword, { body: own }))).toBe('second_factor_required');
    expect(await refusal(admin.call(usersSessions, { params: { id: USERS.lager.id } }))).toBe(
      'second_factor_required',
    );
    const acting = server.as('admin', 'nordwind').call(changeOwnPassword, { body: own });
    expect(await refusal(acting)).toBe('second_factor_required');
    expect(await server.as('nordwind').call(currentUser, {})).not.toHaveProperty('lacks_second_factor');
    await expect(signIn('lager')).resolves.toHaveProperty('token');
    await setUp('admin');
    expect(await refusal(admin.call(usersSessions, { params: { id: USERS.lager.id } }))).toBe('done');
    expect(await admin.call(currentUser, {})).not.toHaveProperty('lacks_second_factor');
  });

  it('whose secret cannot be decrypted any more leaves the recovery codes, and another can be set up', async () => {
    const [first = '', second = ''] = await setUp('lager');
    const { id } = USERS.lager;
    const secret = createFactorSecrets(Buffer.alloc(48, 1)).seal(id, Buffer.alloc(20));
    await server.database.write((trx) => trx('second_factors').where({ user_id: id }).update({ secret }));
    expect(await refusal(signIn('lager', '123456'))).toBe('invalid_code');
    const { token } = await signIn('lager', first);
    const client = clientOf(token);
    await client.call(secondFactorRemove, { body: { current_password: PASSWORD, code: second } });
    await setUp('lager', client);
    later();
    expect(await refusal(signIn('lager', await codeOf('lager')))).toBe('done');
  });

  it('is stored so that a database alone gives away neither secret nor recovery codes', async () => {
    const { secret } = await server.as('lager').call(secondFactorBegin, { body });
    const { recovery_codes } = await server
      .as('lager')
      .call(secondFactorConfirm, { body: { code: await codeOf('lager') } });
    const { read } = server.database;
    const tables = ['second_factors', 'recovery_codes', 'audit_log', 'audit_records', 'idempotency_keys'];
    const dump = JSON.stringify([await Promise.all(tables.map((table) => read(table))), server.log]);
    for (const hidden of [secret, ...recovery_codes, ...recovery_codes.map((one) => one.replaceAll('-', ''))])
      expect(dump).not.toContain(hidden);
  });
});
