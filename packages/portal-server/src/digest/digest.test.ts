import { digestChoose, digestEnd, digestRead } from '@kontor/portal-core/digest';
import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { orderFromErp } from '@kontor/portal-core/erp';
import { orderErrorsCreate } from '@kontor/portal-core/order-errors';
import { ordersCreate, ordersFind } from '@kontor/portal-core/orders';
import { visitLook } from '@kontor/portal-core/session';
import { settingsUpdate } from '@kontor/portal-core/settings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { announceWithFile } from '../testing/deliveries.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { aPayload } from '../testing/imports.js';
import { mailEnvironment, readableSource, startMailServer, type MailServer } from '../testing/mail-server.js';
import { USERS, type UserName } from '../testing/people.js';
import { startSecondServer, startTestServer, type TestServer } from '../testing/test-server.js';
import { DigestRounds } from './digest.task.js';
import type { Mail, Sending } from './mailer.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Seven o'clock in Berlin, in a winter that is over: people can sign in at any time before now. */
const SEVEN = Date.parse('2025-11-20T06:00:00.000Z');
const MERCHANT = { alpenshop: 1, nordwind: 2 } as const;

describeOnBothEngines('the daily e-mail', (setup) => {
  let server: TestServer;
  let post: MailServer;
  let days = 0;
  beforeAll(async () => {
    post = await startMailServer();
    server = await startTestServer(setup, { environment: mailEnvironment(post) });
    await offer('on');
    await server.database.write((trx) =>
      insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 5 }]),
    );
  });
  afterAll(async () => {
    await server.stop();
    await post.stop();
  });
  // Each test has a day of its own, on which nobody gets anything yet.
  beforeEach(async () => {
    server.time.now = SEVEN + (days += 1) * 7 * DAY - HOUR;
    await server.database.write((trx) => trx('digests').delete());
    (post.mails as unknown[]).length = 0;
    post.refused.clear();
    made = 0;
  });

  const offer = (value: 'on' | 'off') =>
    server
      .as('admin')
      .call(settingsUpdate, { params: { key: 'daily_email' }, body: { value: `"${value}"` } });
  const choose = (user: UserName, hour: number | null = 7) =>
    server.as(user).call(digestChoose, { body: { hour } });
  const round = () => new DigestRounds(server.deps, server.database).round();
  let made = 0;
  const order = async (merchant: keyof typeof MERCHANT = 'nordwind') => {
    const external = `DIGEST-${days}-${(made += 1)}`;
    const [id] = await server.database.write((trx) =>
      sqlErp.insertOrders(trx, MERCHANT[merchant], [anOrder({ external_order_id: external })], {
        source: 'test',
      }),
    );
    return { order_erp_id: Number(id), order_external_id: external };
  };
  const createOwnOrder = () =>
    server.as('nordwind').call(ordersCreate, { body: [aPayload(`OWN-${days}-${(made += 1)}`)] });
  const atSeven = async (later = 0) => {
    server.time.now = SEVEN + days * 7 * DAY + later;
    await round();
    return post.mails.map(({ to }) => to).toSorted();
  };

  it('comes at the chosen hour, once, and tells what is new with a link to it', async () => {
    await order();
    await choose('nordwind');
    await order();
    await order();
    expect(await atSeven(-1000)).toEqual([]);
    expect(await atSeven()).toEqual(['nordwind@example.com']);
    expect(await atSeven(1000)).toHaveLength(1);
    const source = readableSource(post.mails[0]!);
    expect(source).toContain('Subject: Kontor: 2 neue Bestellungen');
    expect(source).toMatch(
      /<a href="https:\/\/portal\.example\.com\/orders\?othersAfter=\d+">2 neue Bestellungen<\/a>/,
    );
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toMatch(/List-Unsubscribe:\s+<https:\/\/portal\.example\.com\/daily-email\/end#105\./);
  });

  it('counts what others created, and its link finds just that, however often the person looks meanwhile', async () => {
    await order();
    await choose('nordwind');
    server.time.now += 1000;
    await createOwnOrder();
    expect(await atSeven()).toEqual([]);
    const fresh = await order();
    await createOwnOrder();
    expect(await atSeven(DAY)).toEqual(['nordwind@example.com']);
    const source = readableSource(post.mails[0]!);
    expect(source).toContain('1 neue Bestellung</a>');
    await server.as('nordwind').call(visitLook, { body: {} });
    const othersAfter = /othersAfter=(\d+)/.exec(source)?.[1] ?? '';
    const found = async (user: UserName) => {
      const { entries } = await server
        .as(user)
        .call(ordersFind, { body: { query: [{ othersAfter }], limit: 50, offset: 1 } });
      return entries.map((one) => orderFromErp(one).externalOrderId);
    };
    expect(await found('nordwind')).toEqual([fresh.order_external_id]);
    expect(await found('lager')).toContain(`OWN-${days}-4`);
  });

  it('is not sent when nothing has happened, nor again for what was told', async () => {
    await choose('nordwind');
    expect(await atSeven()).toEqual([]);
    await order();
    expect(await atSeven(DAY)).toHaveLength(1);
    expect(await atSeven(2 * DAY)).toHaveLength(1);
    await order();
    await atSeven(3 * DAY);
    expect(readableSource(post.mails[1]!)).toContain('1 neue Bestellung</a>');
  });

  it('tells nothing that the person has looked at since', async () => {
    await choose('nordwind');
    await order();
    server.time.now += 1000;
    await server.as('nordwind').call(visitLook, { body: {} });
    expect(await atSeven()).toEqual([]);
  });

  it('holds no more than the person may see, in the language of the person', async () => {
    await server.database.write((trx) =>
      trx('users').where({ id: USERS.alpenshop.id }).update({ language: 'en' }),
    );
    for (const user of ['nordwind', 'alpenshop', 'teamlead', 'nobody', 'lager'] as const) await choose(user);
    const asked = await order('nordwind');
    server.time.now += 1000;
    await server.as('lager').call(investigationCommentsCreate, { body: { ...asked, comment: '<p>Wo?</p>' } });
    await server.as('lager').call(orderErrorsCreate, {
      body: {
        order_erp_id: asked.order_erp_id,
        status: 'offen',
        type: 'Falsche Menge',
        error_date: new Date(server.time.now).toISOString(),
        description: 'Zwei statt drei',
      },
    });
    await order('alpenshop');
    await atSeven();
    expect(post.mails.map(({ to }) => to)).not.toContain('nobody@example.com');
    const html = (to: string) => readableSource(post.mails.find((mail) => mail.to === `${to}@example.com`)!);
    expect(html('alpenshop')).toContain('1 new order</a>');
    expect(html('alpenshop')).not.toContain('error');
    expect(html('nordwind')).toContain('1 neue Bestellung</a>');
    expect(html('nordwind')).toContain('1 Nachforschung wartet auf Sie</a>');
    expect(html('teamlead')).toContain('1 neue Bestellung</a>');
    // Their roles do not open the order errors.
    for (const user of ['nordwind', 'teamlead']) expect(html(user)).not.toContain('Bestellfehler');
    expect(html('lager')).toContain('2 neue Bestellungen</a>');
    expect(html('lager')).toContain('1 neuer Bestellfehler</a>');
  });

  it('tells of a delivery on the day after it should have come', async () => {
    await choose('nordwind');
    await announceWithFile(server, 'nordwind');
    expect(await atSeven(5 * DAY)).toEqual([]);
    expect(await atSeven(6 * DAY)).toHaveLength(1);
    const source = readableSource(post.mails[0]!);
    expect(source).toContain('1 überfällige Anlieferung</a>');
    expect(source).toContain('/deliveries?status=OPEN&arrivingTo=');
    expect(await atSeven(6 * DAY + 23 * HOUR)).toHaveLength(1);
  });

  it('goes to nobody who is switched off, and to nobody while the portal does not offer it', async () => {
    await choose('nordwind');
    await order();
    await server.database.write((trx) => trx('users').where({ id: USERS.nordwind.id }).update({ active: 0 }));
    expect(await atSeven()).toEqual([]);
    await server.database.write((trx) => trx('users').where({ id: USERS.nordwind.id }).update({ active: 1 }));
    await offer('off');
    expect(await atSeven(DAY)).toEqual([]);
    await offer('on');
    expect(await atSeven(DAY + 7 * HOUR)).toEqual([]);
    expect(await atSeven(2 * DAY)).toEqual(['nordwind@example.com']);
  });

  it('is sent by one of several processes', async () => {
    const second = await startSecondServer(server);
    try {
      await choose('nordwind');
      await choose('lager');
      await order();
      server.time.now = SEVEN + days * 7 * DAY;
      const rounds = [server, second].map((one) => new DigestRounds(one.deps, one.database));
      await Promise.all([...rounds, ...rounds].map((one) => one.round()));
      expect(post.mails.map(({ to }) => to).toSorted()).toEqual([
        'lager@example.com',
        'nordwind@example.com',
      ]);
    } finally {
      await second.stop();
    }
  });

  it('is tried three times more when the mail server fails, with pauses, and tells all of it the next day', async () => {
    await choose('nordwind');
    await order();
    post.failNext(451, 4);
    const before = post.tries();
    for (const minutes of [0, 1, 5, 20, 80, 200]) await atSeven(minutes * 60_000);
    expect(post.tries() - before).toBe(4);
    expect(await atSeven(DAY)).toEqual(['nordwind@example.com']);
    expect(JSON.stringify(server.log)).toContain('daily e-mail not sent');
    expect(JSON.stringify(server.log)).not.toContain('nordwind@example.com');
  });

  it('keeps its id in each of its tries over midnight, and another of the same day has its own', async () => {
    const ids: string[] = [];
    const send = async ({ messageId }: Mail): Promise<Sending> => {
      ids.push(messageId);
      return { outcome: 'failed', reason: 'test' };
    };
    const mailer = { ...server.deps.mailer!, send };
    const roundAt = (now: number) => {
      server.time.now = now;
      return new DigestRounds({ ...server.deps, mailer }, server.database).round();
    };
    await choose('nordwind', 0);
    await order();
    // Midnight in Berlin is an hour before that of UTC.
    const midnight = SEVEN + days * 7 * DAY + 17 * HOUR;
    for (const minutes of [0, 10, 30, 100]) await roundAt(midnight + minutes * 60_000);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
    await choose('nordwind', null);
    await choose('nordwind', 4);
    await order();
    await roundAt(midnight + 4 * HOUR);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(2);
  });

  it('has all its tries again after a day whose tries ended without an e-mail', async () => {
    const active = (value: 0 | 1) =>
      server.database.write((trx) => trx('users').where({ id: USERS.nordwind.id }).update({ active: value }));
    await choose('nordwind');
    await order();
    post.failNext(451, 5);
    await atSeven();
    await active(0);
    await atSeven(5 * 60_000);
    await active(1);
    const before = post.tries();
    for (const minutes of [0, 5, 20, 80]) await atSeven(DAY + minutes * 60_000);
    expect(post.tries() - before).toBe(4);
    post.failNext(451, 0);
  });

  it('is not tried again on a day on which its address was refused, and keeps nobody else waiting', async () => {
    await choose('lager');
    await choose('nordwind');
    await order();
    post.refused.add('lager@example.com');
    expect(await atSeven()).toEqual(['nordwind@example.com']);
    post.refused.clear();
    expect(await atSeven(HOUR)).toHaveLength(1);
    expect(await atSeven(DAY)).toEqual(['lager@example.com', 'nordwind@example.com']);
  });

  it('comes once a day, whatever its hour is changed to after it came', async () => {
    await choose('nordwind');
    await order();
    expect(await atSeven()).toHaveLength(1);
    await choose('nordwind', 9);
    await order();
    expect(await atSeven(2 * HOUR)).toHaveLength(1);
    expect(await atSeven(DAY + 2 * HOUR)).toHaveLength(2);
  });

  it('comes on the day it is switched on, also when its hour is put off before it came', async () => {
    await choose('nordwind', 7);
    await choose('nordwind', 8);
    await order();
    expect(await atSeven()).toEqual([]);
    expect(await atSeven(HOUR)).toHaveLength(1);
  });

  it('ends by the link in it, without a sign-in; a link that was changed ends nothing', async () => {
    await choose('nordwind');
    const key = server.deps.digestKeys.keyOf(USERS.nordwind.id);
    const end = (given: string) => server.anonymous.call(digestEnd, { body: { key: given } });
    const other = key.replace(/^\d+/, String(USERS.lager.id));
    for (const wrong of ['', 'x', other, `${key}x`, key.slice(0, -1)])
      await expect(end(wrong)).rejects.toMatchObject({ status: 410, code: 'link_over' });
    expect(await server.as('nordwind').call(digestRead, {})).toEqual({ is_offered: true, hour: 7 });
    await end(key);
    await end(key);
    expect(await server.as('nordwind').call(digestRead, {})).toEqual({ is_offered: true, hour: null });
  });

  it('is chosen by its owner alone, at an hour that there is', async () => {
    await expect(
      server.as('admin', 'nordwind').call(digestChoose, { body: { hour: 7 } }),
    ).rejects.toMatchObject({ status: 403 });
    for (const hour of [-1, 24, 7.5])
      await expect(choose('nordwind', hour)).rejects.toMatchObject({ status: 422 });
    expect(await choose('nordwind', 23)).toEqual({ is_offered: true, hour: 23 });
  });
});
