import {
  investigationComments,
  investigationCommentsCreate,
  investigationLook,
  investigationStatusChange,
  investigationsUnseen,
  type InvestigationStatus,
} from '@kontor/portal-core/investigations';
import { ordersFind } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import { USERS, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const refused = (status: number, code: string) => expect.objectContaining({ status, code });
const NORDWIND = 2;

describeOnBothEngines('investigations', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  let made = 0;
  /** Creates an order of Nordwind. */
  const create = async () => {
    const external = `INV-${(made += 1)}`;
    const [id] = await server.database.write((trx) =>
      sqlErp.insertOrders(trx, NORDWIND, [anOrder({ external_order_id: external })], { source: 'test' }),
    );
    return { order_erp_id: Number(id), order_external_id: external };
  };
  type Ref = Awaited<ReturnType<typeof create>>;
  const comment = (ref: Ref, text: string, user: UserName = 'nordwind') =>
    server.as(user).call(investigationCommentsCreate, { body: { ...ref, comment: `<p>${text}</p>` } });
  const change = (ref: Ref, status: InvestigationStatus, text = '<p>Weil.</p>', user: UserName = 'lager') =>
    server.as(user).call(investigationStatusChange, { body: { ...ref, comment: text, status } });
  const thread = ({ order_erp_id }: Ref, user: UserName = 'nordwind') =>
    server.as(user).call(investigationComments, { query: { order_erp_id } });
  const listed = async (ref: Ref) => {
    const query = [{ _ID_AUFTRA: `==${ref.order_erp_id}` }];
    return (await server.as('nordwind').call(ordersFind, { body: { query } })).entries[0];
  };
  const trailOf = async ({ order_erp_id }: Ref) => {
    const rows = await server.database
      .read('audit_records as r')
      .join('audit_log as a', 'a.id', 'r.audit_id')
      .where({ 'r.kind': 'order', 'r.record_id': order_erp_id })
      .orderBy('a.id')
      .select('a.action', 'a.actor_id', 'a.subject_id', 'r.detail');
    return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) as Record<string, unknown> }));
  };

  it('answer a long thread from its newest comments on, and the older ones when asked for those', async () => {
    const ref = await create();
    const first = await comment(ref, 'Eins');
    const { id: _, user: __, ...row } = { ...first, merchant_erp_id: NORDWIND };
    const rows = Array.from({ length: 1262 }, (_each, n) => ({ ...row, comment: `<p>${n + 2}</p>` }));
    await server.database.write((trx) => trx.batchInsert('investigation_comments', rows, 200));
    const newest = await thread(ref);
    expect([newest.entries.length, newest.foundCount]).toEqual([1000, 1263]);
    expect(newest.entries.at(-1)).toMatchObject({ comment: '<p>1263</p>' });
    const query = { order_erp_id: ref.order_erp_id, before: newest.entries[0]!.id };
    const older = await server.as('nordwind').call(investigationComments, { query });
    expect([older.entries.length, older.foundCount]).toEqual([263, 1263]);
    expect(older.entries[0]).toMatchObject({ id: first.id });
    expect(older.entries.at(-1)).toMatchObject({ comment: '<p>263</p>' });
  });

  it('open with the first comment, which records it', async () => {
    const ref = await create();
    expect(await thread(ref)).toEqual({
      entries: [],
      foundCount: 0,
      investigation_status: null,
      causes: [],
      investigation_turn: null,
      investigation_turn_since: null,
      seen_comment_id: 0,
    });
    server.time.now = Date.parse('2026-11-20T08:00:00.000Z');
    const first = await comment(ref, 'Wo bleibt das Paket?');
    expect(first).toEqual({
      id: expect.any(Number) as number,
      ...ref,
      user_id: USERS.nordwind.id,
      creation_date: '2026-11-20T08:00:00.000Z',
      comment: expect.stringContaining('Wo bleibt das Paket?') as string,
      action_meta: '{"action":"changeStatus","from":"","to":"OPEN"}',
      user: {
        id: USERS.nordwind.id,
        full_name: 'Test nordwind',
        username: 'nordwind',
        profile_picture: 'default_avatar.jpg',
      },
    });
    server.time.now += 60_000;
    const second = await comment(ref, 'Wir fragen nach.', 'lager');
    expect(second.action_meta).toBe('');
    expect(await thread(ref, 'lager')).toMatchObject({
      entries: [{ id: first.id }, { id: second.id, user: { username: 'lager' } }],
      foundCount: 2,
      investigation_status: 'OPEN',
    });
    expect(await listed(ref)).toMatchObject({
      investigation_status: 'OPEN',
      investigation_opened_at: '2026-11-20T08:00:00.000Z',
    });
  });

  it('move along their machine with a comment each, all of it recorded', async () => {
    const ref = await create();
    const first = await comment(ref, 'Bitte prüfen');
    const moves = [
      await change(ref, 'UNDER_REVIEW'),
      await change(ref, 'DONE'),
      await change(ref, 'UNDER_REVIEW', '<p>Doch nicht.</p>', 'admin'),
    ];
    expect(moves.map(({ action_meta }) => JSON.parse(action_meta) as unknown)).toEqual([
      { action: 'changeStatus', from: 'OPEN', to: 'UNDER_REVIEW' },
      { action: 'changeStatus', from: 'UNDER_REVIEW', to: 'DONE' },
      { action: 'changeStatus', from: 'DONE', to: 'UNDER_REVIEW' },
    ]);
    expect(await thread(ref)).toMatchObject({ foundCount: 4, investigation_status: 'UNDER_REVIEW' });
    expect(await trailOf(ref)).toMatchObject([
      { action: 'investigations.comment', detail: { comment_id: first.id, from: '', to: 'OPEN' } },
      { action: 'investigations.changeStatus', detail: { from: 'OPEN', to: 'UNDER_REVIEW' } },
      { action: 'investigations.changeStatus', detail: { to: 'DONE' } },
      { actor_id: USERS.admin.id, detail: { comment_id: moves[2]?.id, to: 'UNDER_REVIEW' } },
    ]);
  });

  it('refuse a status they cannot reach, and keep neither comment nor status', async () => {
    const ref = await create();
    await expect(change(ref, 'DONE')).rejects.toEqual(refused(409, 'status_conflict'));
    await comment(ref, 'Bitte prüfen');
    await expect(change(ref, 'OPEN')).rejects.toEqual(refused(409, 'status_conflict'));
    await change(ref, 'DONE');
    await expect(change(ref, 'DONE')).rejects.toEqual(refused(409, 'status_conflict'));
    expect(await thread(ref)).toMatchObject({ foundCount: 2, investigation_status: 'DONE' });
    expect(await trailOf(ref)).toHaveLength(2);
  });

  it.each(['', '   ', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>'])(
    'refuse the blank comment "%s"',
    async (blank) => {
      const ref = await create();
      const required = { status: 422, issues: [{ path: 'comment', code: 'required' }] };
      const post = { body: { ...ref, comment: blank } };
      await expect(server.as('nordwind').call(investigationCommentsCreate, post)).rejects.toMatchObject(
        required,
      );
      await comment(ref, 'Frage');
      await expect(change(ref, 'DONE', blank)).rejects.toMatchObject(required);
      expect(await thread(ref)).toMatchObject({ foundCount: 1, investigation_status: 'OPEN' });
    },
  );

  it('refuse a comment that is too long, and one for another order number', async () => {
    const ref = await create();
    await expect(comment(ref, 'x'.repeat(20_001))).rejects.toMatchObject({
      issues: [{ path: 'comment', code: 'maxLength', params: { max: 20_000 } }],
    });
    // Empty marks are cleaned away: what counts is the text that was sent.
    await expect(comment(ref, `x${'<b></b>'.repeat(3000)}`)).rejects.toMatchObject({
      issues: [{ path: 'comment', code: 'maxLength', params: { max: 20_000 } }],
    });
    await expect(comment({ ...ref, order_external_id: 'INV-OTHER' }, 'x')).rejects.toMatchObject({
      issues: [{ path: 'order_external_id', code: 'invalidValue' }],
    });
    expect(await listed(ref)).toMatchObject({ investigation_status: null, investigation_opened_at: null });
  });

  it('write what happened to the status themselves', async () => {
    const ref = await create();
    await comment(ref, 'Frage');
    const action_meta = '{"action":"changeStatus","from":"OPEN","to":"DONE"}';
    const body = { ...ref, comment: '<p>Erledigt?</p>', action_meta };
    await expect(server.as('admin').call(investigationCommentsCreate, { body })).resolves.toMatchObject({
      action_meta: '',
    });
    expect(await thread(ref)).toMatchObject({ investigation_status: 'OPEN' });
  });

  it('store no markup that runs', async () => {
    const ref = await create();
    const { comment: stored } = await comment(ref, 'a<script>alert(1)</script><img src=x onerror=alert(1)>b');
    expect(stored).not.toMatch(/script|onerror/);
  });

  it('let only those change the status who may', async () => {
    const ref = await create();
    await comment(ref, 'Frage');
    for (const user of ['nordwind', 'teamlead', 'nobody'] as const)
      await expect(change(ref, 'DONE', '<p>x</p>', user)).rejects.toEqual(refused(403, 'forbidden'));
    await expect(thread(ref, 'nobody')).rejects.toEqual(refused(403, 'forbidden'));
  });

  it('do not tell another merchant that an order exists', async () => {
    const ref = await create();
    await comment(ref, 'Frage');
    const missing = refused(404, 'not_found');
    await expect(thread(ref, 'alpenshop')).rejects.toEqual(missing);
    await expect(comment(ref, 'x', 'alpenshop')).rejects.toEqual(missing);
    const body = { order_erp_id: ref.order_erp_id, comment_id: 1 };
    await expect(server.as('alpenshop').call(investigationLook, { body })).rejects.toEqual(missing);
    const query = { order_erp_ids: [ref.order_erp_id] };
    await expect(server.as('alpenshop').call(investigationsUnseen, { query })).resolves.toMatchObject({
      entries: [],
    });
    await expect(change({ ...ref, order_erp_id: 987_654_321 }, 'DONE')).rejects.toEqual(missing);
    expect(await thread(ref)).toMatchObject({ foundCount: 1 });
  });

  it('answer a comment sent twice under one key once', async () => {
    const ref = await create();
    const request = {
      body: { ...ref, comment: '<p>Einmal</p>' },
      headers: { 'Idempotency-Key': 'one-comment' },
    };
    const client = server.as('nordwind');
    const first = await client.call(investigationCommentsCreate, request);
    expect(await client.call(investigationCommentsCreate, request)).toEqual(first);
    expect(await thread(ref)).toMatchObject({ foundCount: 1 });
  });

  it('open once when two write at the same time', async () => {
    const ref = await create();
    const written = await Promise.all([comment(ref, 'eins'), comment(ref, 'zwei', 'lager')]);
    expect(written.filter(({ action_meta }) => action_meta !== '')).toHaveLength(1);
    expect(await thread(ref)).toMatchObject({ foundCount: 2, investigation_status: 'OPEN' });
  });

  describe('what is new', () => {
    const look = (ref: Ref, comment_id: number, user: UserName = 'nordwind') =>
      server.as(user).call(investigationLook, { body: { order_erp_id: ref.order_erp_id, comment_id } });
    const unseen = async (refs: readonly Ref[], user: UserName = 'nordwind') =>
      (
        await server
          .as(user)
          .call(investigationsUnseen, { query: { order_erp_ids: refs.map((ref) => ref.order_erp_id) } })
      ).entries;
    const found = async (ref: Ref, user: UserName = 'nordwind') => {
      const query = [{ _ID_AUFTRA: `==${ref.order_erp_id}`, investigationUnseen: true }];
      return (await server.as(user).call(ordersFind, { body: { query } })).dataInfo.foundCount;
    };

    it('is what others wrote since one looked', async () => {
      const ref = await create();
      const quiet = await create();
      await comment(ref, 'Frage');
      expect(await unseen([ref, quiet])).toEqual([]);
      expect(await found(ref)).toBe(0);
      await comment(ref, 'Antwort', 'lager');
      const last = await comment(ref, 'Noch eine', 'admin');
      expect(await unseen([ref, quiet])).toEqual([{ order_erp_id: ref.order_erp_id, new_comments: 2 }]);
      expect(await found(ref)).toBe(1);
      expect(await thread(ref)).toMatchObject({ seen_comment_id: last.id - 2 });
      await look(ref, last.id);
      expect(await thread(ref)).toMatchObject({ seen_comment_id: last.id });
      expect([await unseen([ref]), await found(ref)]).toEqual([[], 0]);
      expect(await unseen([ref], 'lager')).toEqual([{ order_erp_id: ref.order_erp_id, new_comments: 1 }]);
      expect(await found(ref, 'lager')).toBe(1);
    });

    it('never comes back, and is not passed over by a look at no comment of the order', async () => {
      const ref = await create();
      const first = await comment(ref, 'Frage');
      const elsewhere = await comment(await create(), 'Anderswo');
      for (const id of [first.id + 500, elsewhere.id])
        await expect(look(ref, id, 'lager')).rejects.toMatchObject({
          status: 422,
          issues: [{ path: 'comment_id', code: 'invalidValue' }],
        });
      await comment(ref, 'Nachtrag');
      expect(await unseen([ref], 'lager')).toMatchObject([{ new_comments: 2 }]);
      const last = await comment(ref, 'Noch etwas');
      await look(ref, last.id, 'lager');
      await look(ref, first.id, 'lager');
      expect(await unseen([ref], 'lager')).toEqual([]);
    });

    it('stays new for someone while another acts in their place', async () => {
      const ref = await create();
      const { id } = await comment(ref, 'Antwort', 'lager');
      const body = { order_erp_id: ref.order_erp_id, comment_id: id };
      await server.as('admin', 'nordwind').call(investigationLook, { body });
      expect(await unseen([ref])).toHaveLength(1);
    });

    it.each(['', '?order_erp_ids=', '?order_erp_ids=1,,2', '?order_erp_ids=a', '?order_erp_ids=1&x=1'])(
      'is not told for "%s"',
      async (query) => {
        const { status } = await server.send(`/investigations/unseen${query}`, { user: 'nordwind' });
        expect(status).toBe(422);
      },
    );
  });

  it('are sorted by how long they have been open', async () => {
    const refs = [await create(), await create(), await create()];
    const days = ['03', '01', '02'];
    for (const [index, ref] of refs.entries()) {
      server.time.now = Date.parse(`2026-10-${days[index]}T10:00:00.000Z`);
      await comment(ref, 'Frage');
    }
    const find = async (sortOrder: 'ascend' | 'descend', cursor?: string) =>
      server.as('nordwind').call(ordersFind, {
        body: {
          query: [{ Externe_Order_ID: 'INV', investigationStatus: 'OPEN' }],
          sort: [{ fieldName: 'investigation_opened_at', sortOrder }],
          limit: 2,
          ...(cursor && { cursor }),
        },
      });
    const ids = (page: Awaited<ReturnType<typeof find>>) =>
      page.entries.map(({ fieldData }) => fieldData._ID_AUFTRA);
    const first = await find('ascend');
    expect(ids(first)).toEqual([refs[1]?.order_erp_id, refs[2]?.order_erp_id]);
    const next = await find('ascend', first.dataInfo.cursor?.next ?? '');
    expect(ids(next)[0]).toBe(refs[0]?.order_erp_id);
    const newest = (await find('descend')).entries.map((entry) => entry.investigation_opened_at ?? '');
    expect(newest).toEqual([...newest].sort().reverse());
  });
});
