import { RESOURCE_CODES } from '@kontor/portal-core/access';
import { deliveriesStatus } from '@kontor/portal-core/deliveries';
import { apiKeysCreate, mayEmbed, EMBEDDABLE_CODES } from '@kontor/portal-core/embedding';
import { productsImport, takenFilesList } from '@kontor/portal-core/erp-link';
import { ordersFind } from '@kontor/portal-core/orders';
import { productsFind } from '@kontor/portal-core/products';
import { savedViewsCreate } from '@kontor/portal-core/saved-views';
import { sessionsList } from '@kontor/portal-core/session';
import type { AnyCall } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import { importProfilesCreate, importRecipesRecall } from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { aUser, withoutPassword } from '../testing/a-user.js';
import { announceWithFile } from '../testing/deliveries.js';
import { embedToken, fromPage, PAGE } from '../testing/embedding.js';
import { anOrder } from '../testing/erp-records.js';
import { anOpening, aPayload, insertImportProducts, openImport } from '../testing/imports.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const WITH_ID = CONTRACT.filter((call) => call.path.includes(':'));

/** Records of Alpenshop and of its user, and one of each that has no owner. */
type Foreign = Readonly<
  Record<
    | 'order'
    | 'address'
    | 'product'
    | 'import'
    | 'profile'
    | 'recipe'
    | 'delivery'
    | 'inbound'
    | 'view'
    | 'key'
    | 'user'
    | 'session'
    | 'taken'
    | 'file',
    string
  >
>;
const MISSING: Foreign = {
  order: '987654321',
  address: '987654321',
  product: '987654321',
  import: '987654321',
  profile: '987654321',
  recipe: '987654321',
  delivery: '987654321',
  inbound: '987654321',
  view: '987654321',
  key: '987654321',
  user: '987654321',
  session: '987654321',
  taken: '987654321',
  file: '00000000-0000-4000-8000-000000000000.pdf',
};
const CONTENT = { filter: {}, sort: '-date', columns: ['externalOrderId'], density: 'compact' } as const;
const SHAPE = '0123456789abcdef';
const PROFILE = {
  name: 'Fremd',
  content: { mode: 'new-line', columns: { external_order_id: 'Bestellnr.' } },
} as const;

/** Every call that names a record: the owner of the record, and a valid body. */
const NAMED: Readonly<Record<string, readonly [record: keyof Foreign, body?: unknown]>> = {
  'media.address': ['file'],
  'media.read': ['file'],
  'addresses.get': ['address'],
  'erpLink.undo': ['taken'],
  'erpLink.decide': ['order', { decision: 'repeat' }],
  'orders.get': ['order'],
  'orders.replace': ['order', aPayload('NEU-1')],
  'orders.timeline': ['order'],
  'orders.update': ['order', { fieldData: { Status: 'on hold' } }],
  'products.update': ['product', { product: { product: { Artikelname: 'Umbenannt' } } }],
  'stockRisk.outlook': ['product'],
  'importProfiles.delete': ['profile'],
  'importProfiles.update': ['profile', PROFILE],
  'importRecipes.forget': ['recipe'],
  'orderImports.chunk': ['import', { orders: [], rejected: [] }],
  'orderImports.finish': ['import'],
  'orderImports.get': ['import'],
  'orderImports.results': ['import'],
  'orderImports.undo': ['import'],
  'orderImports.undone': ['import'],
  'deliveries.get': ['delivery'],
  'deliveries.inbound': ['inbound'],
  'apiKeys.revoke': ['key'],
  'session.end': ['session'],
  'users.endSession': ['user'],
  'users.endSessions': ['user'],
  'users.removeSecondFactor': ['user'],
  'users.liftRefusal': ['user', {}],
  'users.secondFactor': ['user'],
  'users.password': ['user', { password: 'Ahoi-Kontor' }],
  'users.sessions': ['user'],
  'users.setActive': ['user', { active: false }],
  'users.update': ['user', withoutPassword(aUser())],
  'savedViews.delete': ['view'],
  'savedViews.get': ['view'],
  'savedViews.update': ['view', { name: 'Meine', is_shared: false, content: CONTENT }],
};
/** Calls on records without an owner: whoever may make them may make them for every record. */
const OF_ALL = [
  'erpLink.removeWord',
  'settings.update',
  'merchants.setActive',
  'merchants.update',
  'deliveries.update',
  'deliveries.book',
  'cmsBlocks.delete',
  'cmsBlocks.update',
  'dashboardConfigs.delete',
  'dashboardConfigs.get',
  'dashboardConfigs.update',
  'blogPosts.byUrl',
  'blogPosts.delete',
  'blogPosts.update',
];

describeOnBothEngines("somebody else's records", (setup) => {
  let server: TestServer;
  let theirs: Foreign;
  let page: string;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: async (database) => {
        await insertImportProducts(database);
        await database.write(async (trx) => {
          await sqlErp.insertOrders(trx, MERCHANTS.alpenshop.erpId, [anOrder()], { source: 'test' });
          // Nobody's role: everything but the records of all merchants.
          await trx('role_resources').where({ role_id: USERS.nobody.role }).delete();
          const codes = RESOURCE_CODES.filter((code) => code !== '/getForAllMerchants');
          await trx('role_resources').insert(
            codes.map((resource_code) => ({ role_id: USERS.nobody.role, resource_code })),
          );
        });
      },
    });
    theirs = await recordsOfAlpenshop(server);
    page = await embedToken(server, { resources: EMBEDDABLE_CODES }, { user_id: USERS.admin.id });
  });
  afterAll(() => server.stop());

  const ask = (call: AnyCall, of: Foreign, headers: Record<string, string>) => {
    const [record, body] = NAMED[call.id]!;
    const path = call.path.replace(':range', '2-3').replace(':session', '1').replace(/:\w+/, of[record]);
    return server.send(path, {
      method: call.method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const told = async (response: Response) => {
    const { instance: _, ...problem } = (await response.json()) as Record<string, unknown>;
    return { status: response.status, problem };
  };

  it('are named by every call with an id in its path', () => {
    expect([...Object.keys(NAMED), ...OF_ALL].sort()).toEqual(WITH_ID.map(({ id }) => id).sort());
  });

  it.each(WITH_ID.filter(({ id }) => id in NAMED))(
    'are not there for $id, and nothing is written',
    async (call) => {
      const headers = { Authorization: `Bearer ${await server.token('nobody')}` };
      const before = await writesOf(server);
      const answer = await told(await ask(call, theirs, headers));
      expect(answer.status).toBe(404);
      expect(answer).toEqual(await told(await ask(call, MISSING, headers)));
      expect(await writesOf(server)).toBe(before);
    },
  );

  describe('on the page of a partner', () => {
    const principal = { userId: 1, roleId: 2, merchantErpId: 2, resources: new Set(EMBEDDABLE_CODES) };
    const embeddable = WITH_ID.filter((call) => call.id in NAMED && mayEmbed(call, principal, 'write'));
    it.each(embeddable)('are not there for $id', async (call) => {
      const answer = await told(await ask(call, theirs, fromPage(page)));
      expect(answer.status).toBe(404);
      expect(answer).toEqual(await told(await ask(call, MISSING, fromPage(page))));
    });
  });
});

/** Number of writes in the audit trail, by any user. */
async function writesOf({ database }: TestServer): Promise<number> {
  const [{ n }] = (await database.read('audit_log').count({ n: '*' })) as [{ n: number | string }];
  return Number(n);
}

async function recordsOfAlpenshop(server: TestServer): Promise<Foreign> {
  const [owner, admin] = [server.as('alpenshop'), server.as('admin')];
  const order = (await owner.call(ordersFind, { body: { limit: 1 } })).entries[0]!;
  const product = (await owner.call(productsFind, { body: { limit: 1 } })).entries[0]!;
  const profile = await owner.call(importProfilesCreate, { body: PROFILE });
  const imported = await openImport(
    owner,
    anOpening(2, { recipe: { shape: SHAPE, content: PROFILE.content } }),
  );
  const {
    entries: [recipe],
  } = await owner.call(importRecipesRecall, { query: { shape: SHAPE } });
  await owner.call(productsImport, {
    body: {
      records: [{ product_number: 'FREMD-1', name: 'Fremd', price: '1', unit: 'Stk', weight: '1' }],
      file: { key: 'fremde-datei', name: 'produkte.csv' },
    },
  });
  const taken = (await owner.call(takenFilesList, { query: {} })).entries[0]!;
  const view = await owner.call(savedViewsCreate, {
    body: { kind: 'orders', name: 'Ihre', is_shared: true, content: CONTENT },
  });
  const key = await admin.call(apiKeysCreate, {
    body: {
      name: 'Alpenshop',
      user_id: USERS.alpenshop.id,
      merchant_id: MERCHANTS.alpenshop.id,
      scopes: ['embed:sessions'],
      resources: ['/orders'],
      origins: [PAGE],
    },
  });
  const delivery = await announceWithFile(server, 'alpenshop');
  const move = (status: 'UNDER_REVIEW' | 'ACCEPTED') =>
    server.as('lager').call(deliveriesStatus, {
      body: { delivery_id: delivery.id, status, comment: '<p>In Ordnung.</p>' },
    });
  await move('UNDER_REVIEW');
  const accepted = await move('ACCEPTED');
  return {
    order: order.recordId,
    address: String(order.fieldData.ID_ADRESS),
    product: product.recordId,
    import: String(imported),
    profile: String(profile.id),
    recipe: String(recipe!.id),
    delivery: String(delivery.id),
    inbound: String(accepted.intendo_id),
    view: String(view.id),
    key: String(key.id),
    user: String(USERS.alpenshop.id),
    taken: String(taken.id),
    session: String((await owner.call(sessionsList, {})).entries[0]!.id),
    file: delivery.fileName,
  };
}
