import { describe, expect, it } from 'vitest';
import type { ApiKeyScope, Principal } from '../access/index.js';
import { RESOURCE_CODES } from '../access/index.js';
import { CONTRACT } from '../contract/index.js';
import { apiKeyState, validateApiKey } from './api-key.rules.js';
import { readEmbedToken } from './embed-claims.js';
import { isExactOrigin } from './embed-origin.js';
import { callsOf, EMBED_WIDGETS, isForCall } from './embed-widgets.js';
import { beyondBounds, embedPrincipal, mayEmbed } from './embed.rules.js';
import { EMBEDDABLE_CODES, type EmbedSessionInput } from './embedding.types.js';
import { sessionSnippets } from './session-snippets.js';
import { keySnippets } from './snippet.js';

const SYSADMIN: Principal = {
  userId: 1,
  roleId: 1,
  merchantErpId: null,
  resources: new Set(RESOURCE_CODES),
};

describe('an exact origin', () => {
  it.each([
    'https://shop.example',
    'https://shop.example:8443',
    'https://xn--mnchen-3ya.example',
    'http://localhost:4000',
    'http://127.0.0.1',
    'http://[::1]:8000',
    'http://app.localhost:3000',
  ])('%s', (origin) => expect(isExactOrigin(origin)).toBe(true));

  it.each([
    '',
    '*',
    'null',
    'https://*.shop.example',
    'https://shop.example/',
    'https://shop.example/path',
    'https://shop.example:443',
    'https://shop.example:99999',
    'https://Shop.example',
    'https://münchen.example',
    'https://user@shop.example',
    'https://-shop.example',
    'http://shop.example',
    'http://localhost.evil.example',
    'http://localhost:80',
    'ftp://shop.example',
    `https://${'a'.repeat(300)}`,
    'https://shop.example\n',
  ])('never %s', (origin) => expect(isExactOrigin(origin)).toBe(false));
});

describe('a page', () => {
  it('is never a sysadmin and sees one merchant, whoever its account is', () => {
    const page = embedPrincipal(SYSADMIN, { resources: RESOURCE_CODES, merchantErpId: 2 });
    expect(page).toEqual({
      userId: 1,
      roleId: 2,
      merchantErpId: 2,
      resources: new Set(EMBEDDABLE_CODES),
    });
  });

  it('can do no more than its account, and nothing for a merchant the account does not see', () => {
    const account: Principal = { ...SYSADMIN, roleId: 2, merchantErpId: 2, resources: new Set(['/orders']) };
    const token = { resources: ['/orders', '/products'], merchantErpId: 2 };
    expect([...embedPrincipal(account, token)!.resources]).toEqual(['/orders']);
    expect(embedPrincipal(account, { ...token, merchantErpId: 1 })).toBeNull();
  });

  it('may call what everyone signed in may only where a call says so, and nothing with no resource left', () => {
    const page = { ...SYSADMIN, resources: new Set(['/orders'] as const) };
    const signedIn = { access: { kind: 'signedIn' }, effect: 'write' } as const;
    expect(mayEmbed(signedIn, page, 'write')).toBe(false);
    expect(mayEmbed({ ...signedIn, embed: true }, page, 'write')).toBe(true);
    expect(mayEmbed({ ...signedIn, embed: true }, page, 'read')).toBe(false);
    expect(mayEmbed({ ...signedIn, effect: 'read', embed: true }, page, 'read')).toBe(true);
    expect(mayEmbed({ ...signedIn, embed: ['/downloads'] }, page, 'write')).toBe(false);
    expect(mayEmbed({ ...signedIn, embed: ['/orders'] }, page, 'write')).toBe(true);
    expect(mayEmbed({ ...signedIn, embed: true }, { ...page, resources: new Set() }, 'write')).toBe(false);
    expect(mayEmbed({ ...signedIn, access: { kind: 'resource', anyOf: ['/products'] } }, page, 'write')).toBe(
      false,
    );
  });
});

it('a session lies within the key, or is told where it does not', () => {
  const bounds = { resources: ['/orders'], origins: ['https://a.example'], merchantId: 20 };
  const asked = { resources: ['/orders'], merchant_id: 20, origins: ['https://a.example'] } as const;
  expect(beyondBounds(asked, bounds)).toEqual([]);
  expect(
    beyondBounds(
      { resources: ['/orders', '/blog'], merchant_id: 10, origins: ['https://b.example'] },
      bounds,
    ),
  ).toEqual([
    { path: 'resources.1', code: 'notAllowed' },
    { path: 'origins.0', code: 'notAllowed' },
    { path: 'merchant_id', code: 'notAllowed' },
  ]);
  expect(beyondBounds({ ...asked, merchant_id: 10 }, { ...bounds, merchantId: null })).toEqual([]);
});

it('every broken rule of a key is told at once', () => {
  const key = {
    name: 'x',
    user_id: 0,
    merchant_id: null,
    scopes: ['embed:sessions', 'orders:read', 'erp:report'] as const,
    resources: [],
    origins: ['https://a.example', 'b'],
    last_day: '2026-11-27',
  };
  expect(validateApiKey(key, '2026-11-28').map(({ path, code }) => `${path} ${code}`)).toEqual([
    'name minLength',
    'user_id required',
    'scopes erpKeyAlone',
    'merchant_id required',
    'last_day dayOver',
    'resources required',
    'origins.1 origin',
  ]);
});

it.each([
  [null, null, 'live'],
  ['2026-12-12', null, 'live'],
  ['2026-12-11', null, 'ending'],
  ['2026-11-28', null, 'ending'],
  ['2026-11-27', null, 'ended'],
  ['2026-12-31', '2026-11-01T00:00:00Z', 'revoked'],
])('a key whose last day is %s, revoked at %s, is %s on the 28th', (last_day, revoked_at, state) => {
  expect(apiKeyState({ last_day, revoked_at }, '2026-11-28')).toBe(state);
});

it('a token is read only when it is one for pages', () => {
  const decode = (text: string) => text.replaceAll('+', '-');
  const read = (claims: object) => readEmbedToken(`x.${JSON.stringify(claims)}.y`, decode);
  const claims = { aud: 'kontor-embed', merchant: 1, resources: [], origins: [], iat: 1, exp: 2 };
  expect(read(claims)).toEqual({
    key: null,
    merchant: 1,
    resources: [],
    widgets: null,
    access: 'read',
    export: false,
    filters: null,
    origins: [],
    lang: null,
    iat: 1,
    exp: 2,
  });
  expect(read({ ...claims, aud: 'other' })).toBeNull();
  expect(read({ ...claims, origins: 'x' })).toBeNull();
  expect(readEmbedToken('nothing', decode)).toBeNull();
  expect(readEmbedToken('x.null.y', decode)).toBeNull();
});

it('the lines for a key name its portal, its element and its bounds, never its secret', () => {
  const { page, backEnd, script } = keySnippets(
    {
      scopes: ['embed:sessions'],
      resources: ['/blog', '/products'],
      origins: ['https://a.example'],
      merchant_id: 20,
    },
    'https://portal.example',
  );
  expect(script).toBeUndefined();
  expect(page).toContain("from 'https://portal.example/embed/v1.js'");
  expect(page).toContain('<kontor-products></kontor-products>');
  expect(backEnd).toContain(
    `body: '{"widgets":["products"],"access":"write","merchant_id":20,"origins":["https://a.example"]}'`,
  );
  expect(backEnd).toContain('process.env.KONTOR_API_KEY');
  expect(`${page}\n${backEnd}`.split('\n').length).toBeLessThanOrEqual(16);
});

it('the lines of a back end ask for what a page is for, and name no key', () => {
  const session: EmbedSessionInput = {
    widgets: ['products'],
    access: 'read',
    merchant_id: 20,
    origins: ['https://a.example'],
  };
  const { express, next } = sessionSnippets(session, 'https://portal.example');
  for (const lines of [express, next]) {
    expect(lines).toContain(`body: '${JSON.stringify(session)}'`);
    expect(lines).toContain('process.env.KONTOR_API_KEY');
  }
  expect(express).toContain("app.post('/kontor-token', onlySignedIn");
  expect(next).toContain('export async function POST()');
  const filters = { orders: { Kundenreferenz: `=="L'Or"` } };
  const asked = sessionSnippets({ ...session, filters }, 'https://portal.example').express;
  expect(asked).toContain(String.raw`"filters":{"orders":{"Kundenreferenz":"==\\"L\'Or\\""}}}',`);
});

it('the lines for the key of a script are those of its scopes', () => {
  const of = (...scopes: readonly ApiKeyScope[]) =>
    keySnippets({ scopes, resources: [], origins: [], merchant_id: 20 }, 'https://portal.example');
  expect(of('orders:read')).toEqual({ script: expect.stringMatching(/^curl .*\/api\/orders\/find/) });
  expect(of('orders:read', 'orders:import').script).toContain('kontor orders import');
  expect(of('erp:report').script).toContain('/api/erp/orders');
});

describe('the calls of a widget', () => {
  it('are calls of the contract that pages may make', () => {
    const page = { userId: 1, roleId: 2, merchantErpId: 2, resources: new Set(EMBEDDABLE_CODES) };
    const known = CONTRACT.filter((call) => mayEmbed(call, page, 'write')).map(({ id }) => id);
    for (const widget of EMBED_WIDGETS)
      expect(callsOf(widget).filter((id) => !known.includes(id), widget)).toEqual([]);
  });

  it('hold no export unless the token says so', () => {
    const purpose = { widgets: null, export: false };
    expect(isForCall(purpose, 'orders.generateCsv')).toBe(false);
    expect(isForCall({ ...purpose, export: true }, 'orders.generateCsv')).toBe(true);
    expect(isForCall(purpose, 'orders.find')).toBe(true);
  });
});
