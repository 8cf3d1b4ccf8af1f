import { describe, expect, it } from 'vitest';
import { createTranslator } from '../i18n/index.js';
import type { EmbedClaims } from './embed-claims.js';
import { curlCommand, readCurlAnswer } from './doctor.answer.js';
import { examinePage, originOf } from './doctor.rules.js';
import { DOCTOR_CHECKS, type DoctorCheck, type PageAnswer } from './doctor.types.js';
import type { PreflightAnswer } from './embedding.types.js';

const PORTAL = 'https://portal.example';
const SCRIPT = `${PORTAL}/embed/v1.js`;
const NOW = Date.parse('2026-11-22T10:00:00Z');
const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const TOKEN: EmbedClaims = {
  key: 7,
  merchant: 20,
  widgets: null,
  access: 'write',
  export: false,
  filters: null,
  resources: ['/orders'],
  origins: ['https://shop.example'],
  lang: 'de',
  iat: NOW / 1000,
  exp: NOW / 1000 + 900,
};

const granting = (origin: string | null, different: Record<string, string> = {}): PreflightAnswer => ({
  status: 204,
  headers: {
    ...(origin !== null && { 'access-control-allow-origin': origin }),
    'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
    'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
    ...different,
  },
});
const page = (body = '<kontor-orders-table></kontor-orders-table>', head = '') =>
  `<!doctype html><html lang="de"><head>${head}<script type="module" src="${SCRIPT}"></script></head><body>${body}</body></html>`;
const anAnswer = (different: Partial<PageAnswer> = {}): PageAnswer => ({
  pageUrl: 'https://shop.example/orders?x=1',
  portalUrl: PORTAL,
  headers: {},
  html: page(),
  preflight: granting('https://shop.example'),
  clocks: { page: NOW, portal: NOW, here: NOW },
  token: TOKEN,
  ...different,
});
const csp = (policy: string) => anAnswer({ headers: { 'content-security-policy': policy } });
/** The page of a React app, whose bundle loads the widgets. */
const react = (head = '') =>
  `<html lang="de"><head>${head}</head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;
const found = (answer: PageAnswer, check: DoctorCheck) =>
  examinePage(answer).find((finding) => finding.check === check);
const bad = (answer: PageAnswer) =>
  examinePage(answer)
    .filter(({ level }) => level !== 'ok')
    .map(({ check, level, line }) => [check, level, line]);

describe('a page of a partner', () => {
  it('without any policy has nothing in the way', () => {
    expect(bad(anAnswer())).toEqual([]);
    const checks = examinePage(anAnswer({ html: page('<kontor-order-import></kontor-order-import>') }));
    expect(checks.map(({ check }) => check)).toEqual(DOCTOR_CHECKS);
  });

  it('with the policy of the guide has nothing in the way', () => {
    const policy = `default-src 'none'; script-src 'self' ${PORTAL}; connect-src 'self' ${PORTAL}; img-src ${PORTAL}; style-src 'self' ${HASH}`;
    expect(bad(csp(policy))).toEqual([]);
  });

  it('is told the exact line of every directive that blocks', () => {
    expect(bad(csp("default-src 'self'; style-src 'self'"))).toEqual([
      ['scriptPolicy', 'error', `script-src 'self' ${PORTAL}`],
      ['connectPolicy', 'error', `connect-src 'self' ${PORTAL}`],
      ['imagePolicy', 'warning', `img-src 'self' ${PORTAL}`],
    ]);
  });

  it.each([
    [`script-src ${SCRIPT}`, 'ok'],
    [`script-src ${PORTAL}/embed/`, 'ok'],
    ['script-src https:', 'ok'],
    ['script-src *', 'ok'],
    ['script-src *.example', 'ok'],
    ['script-src portal.example:*', 'ok'],
    [`script-src ${PORTAL}/other/`, 'error'],
    ['script-src http://portal.example:8080', 'error'],
    ["script-src 'none'", 'error'],
    ['script-src *.portal.example', 'error'],
    ["script-src 'strict-dynamic' 'nonce-abc' https:", 'error'],
    ["script-src 'self' 'unsafe-inline'", 'error'],
    ["script-src https:; script-src-elem 'self'", 'error'],
    [`script-src ${PORTAL}, script-src 'self'`, 'error'],
  ])('%s: %s', (policy, level) => {
    expect(found(csp(policy), 'scriptPolicy')?.level).toBe(level);
  });

  it('may name its policy in a meta, and its script by a nonce', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
    expect(bad(anAnswer({ html: page(undefined, meta) }))).toEqual([
      ['scriptPolicy', 'error', `script-src 'self' ${PORTAL}`],
    ]);
    const html = page().replace('<script', '<script nonce="abc"');
    const answer = { ...csp("script-src 'strict-dynamic' 'nonce-abc'"), html };
    expect(found(answer, 'scriptPolicy')?.level).toBe('ok');
  });

  describe('whose own script imports the portal, as the guide has it,', () => {
    const html = `<html lang="de"><kontor-orders-table></kontor-orders-table><script type="module">
import { configure } from '${SCRIPT}';</script></html>`;
    const level = (policy: string, nonce = '') =>
      found({ ...csp(policy), html: html.replace('<script', `<script ${nonce}`) }, 'scriptPolicy')?.level;

    it.each([
      [
        `script-src 'self' ${PORTAL}`,
        `script-src 'self' ${PORTAL} 'nonce-…' + <script type="module" nonce="…">`,
        '<script type="module" src="/kontor.js"></script>',
      ],
      [
        "default-src 'none'; script-src 'nonce-abc'",
        '<script type="module" nonce="…">',
        `script-src 'nonce-abc' 'self' ${PORTAL} + <script type="module" src="/kontor.js"></script>`,
      ],
    ])('is told how the script runs in spite of %s', (policy, line, alternative) => {
      expect(found({ ...csp(policy), html }, 'scriptPolicy')).toMatchObject({
        level: 'error',
        text: 'embedDoctor.scriptInline',
        line,
        alternative,
      });
    });

    it('is not judged by data that names the script', () => {
      const data = `<script type="application/json">{"teaser":"${SCRIPT}"}</script>`;
      const page = `<html lang="de"><kontor-orders-table></kontor-orders-table>${data}<script type="module" src="${SCRIPT}"></script>`;
      expect(found({ ...csp(`script-src ${PORTAL}`), html: page }, 'scriptPolicy')?.level).toBe('ok');
    });

    it.each([
      [`script-src ${PORTAL} 'nonce-abc'`, 'nonce="abc"', 'ok'],
      ["script-src 'strict-dynamic' 'nonce-abc'", 'nonce="abc"', 'ok'],
      [`script-src ${PORTAL} 'nonce-abc'`, 'nonce="other"', 'error'],
      [`script-src ${PORTAL} 'nonce-abc' 'unsafe-inline'`, '', 'error'],
      [`script-src ${PORTAL} 'unsafe-inline'`, '', 'ok'],
      [`script-src ${PORTAL} 'sha256-abc='`, '', 'ok'],
      ["script-src 'self' 'unsafe-inline'", '', 'error'],
      ["style-src 'self'", '', 'ok'],
    ])('%s, its tag with %j: %s', (policy, nonce, expected) => {
      expect(level(policy, nonce)).toBe(expected);
    });
  });

  it('needs nothing for styles where custom elements stand, and one of two lines where React renders', () => {
    const strict = csp("style-src 'self'");
    expect(found(strict, 'stylePolicy')).toMatchObject({ level: 'ok', text: 'embedDoctor.styleFree' });
    expect(found({ ...strict, html: react() }, 'stylePolicy')).toMatchObject({
      level: 'error',
      line: `style-src 'self' ${HASH}`,
      alternative: `style-src 'self' 'nonce-…' + <meta property="csp-nonce" nonce="…" content>`,
    });
  });

  it('with nonces for styles must tell the widgets its nonce', () => {
    const policy = "style-src 'self' 'nonce-abc' 'unsafe-inline'";
    expect(found({ ...csp(policy), html: react() }, 'stylePolicy')).toMatchObject({
      level: 'error',
      text: 'embedDoctor.styleNonceUntold',
      alternative: '<meta property="csp-nonce" nonce="…" content>',
    });
    const html = react('<meta property="csp-nonce" nonce="abc" content>');
    expect(found({ ...csp(policy), html }, 'stylePolicy')?.level).toBe('ok');
    const open = { ...csp("style-src 'unsafe-inline'"), html: react() };
    expect(found(open, 'stylePolicy')?.level).toBe('ok');
  });

  it('on plain http, or calling a plain portal, gets nothing', () => {
    expect(bad(anAnswer({ pageUrl: 'http://shop.example/' }))[0]).toEqual([
      'address',
      'error',
      'https://shop.example',
    ]);
    expect(found(anAnswer({ portalUrl: 'http://portal.example' }), 'address')?.level).toBe('error');
    expect(found(anAnswer({ pageUrl: 'http://localhost:4000/' }), 'address')?.level).toBe('ok');
  });

  it('needs the script, as a module', () => {
    expect(found(anAnswer({ html: '<html lang="de">' }), 'script')).toMatchObject({
      level: 'warning',
      line: `<script type="module" src="${SCRIPT}"></script>`,
    });
    expect(found(anAnswer({ html: page().replace(' type="module"', '') }), 'script')?.level).toBe('error');
    expect(found(anAnswer({ html: `<!-- ${page()} -->` }), 'script')?.level).toBe('ok');
  });

  it('is told which origin belongs into the key', () => {
    for (const origin of [null, 'https://other.example'])
      expect(bad(anAnswer({ preflight: granting(origin) }))).toEqual([
        ['crossOrigin', 'error', 'https://shop.example'],
      ]);
  });

  it('is told the header of the answer itself, and what became of it on its way', () => {
    expect(found(anAnswer(), 'crossOrigin')?.params).toMatchObject({
      header: 'access-control-allow-origin: https://shop.example',
    });
    const without = granting('https://shop.example', { 'access-control-allow-headers': 'content-type' });
    expect(found(anAnswer({ preflight: without }), 'crossOrigin')).toMatchObject({
      level: 'error',
      text: 'embedDoctor.preflightChanged',
      line: 'access-control-allow-headers: Authorization, Content-Type',
    });
  });

  it('the doctor reports clocks that differ', () => {
    const clock = (clocks: Partial<PageAnswer['clocks']>) =>
      found(anAnswer({ clocks: { page: NOW, portal: NOW, here: NOW, ...clocks } }), 'clock');
    expect(clock({ here: NOW + 4000 })?.level).toBe('ok');
    expect(clock({ here: NOW + 20_000 })).toMatchObject({
      level: 'warning',
      text: 'embedDoctor.clockAhead',
      params: { seconds: 20 },
    });
    expect(clock({ page: NOW - 300_000 })).toMatchObject({
      level: 'error',
      text: 'embedDoctor.clockBehind',
      params: { seconds: 300 },
      line: 'timedatectl set-ntp true',
    });
    expect(clock({ portal: null, here: 0 })?.level).toBe('ok');
  });

  it('shows a token of its own that is good for what it shows', () => {
    const products = page('<kontor-products></kontor-products>');
    expect(bad(anAnswer({ html: products }))).toEqual([
      ['tokenResources', 'error', '"resources": ["/orders","/products"]'],
    ]);
    expect(bad(anAnswer({ html: products, token: { ...TOKEN, widgets: ['orders-table'] } }))).toEqual([
      ['tokenResources', 'error', '"widgets": ["orders-table","products"]'],
    ]);
    const importing = page('<kontor-order-import></kontor-order-import>');
    expect(bad(anAnswer({ html: importing, token: { ...TOKEN, access: 'read' } }))).toContainEqual([
      'tokenResources',
      'error',
      '"access": "write"',
    ]);
    const unmeant = { ...TOKEN, resources: ['/orders', '/products'], widgets: ['orders-table'] };
    expect(bad(anAnswer({ html: products, token: unmeant }))).toEqual([
      ['tokenResources', 'error', '"widgets": ["orders-table","products"]'],
    ]);
    const filters = { orders: { Status: '==offen' } };
    const found = examinePage(anAnswer({ token: { ...TOKEN, widgets: ['orders-table'], filters } }));
    expect(found.find(({ check }) => check === 'tokenResources')?.params).toEqual({
      purpose: '"widgets":["orders-table"], "access":"write", "filters":{"orders":{"Status":"==offen"}}',
    });
    expect(bad(anAnswer({ token: { ...TOKEN, origins: ['https://a.example'] } }))).toEqual([
      ['tokenOrigin', 'error', '"origins": ["https://a.example","https://shop.example"]'],
    ]);
    expect(bad(anAnswer({ token: { ...TOKEN, exp: NOW / 1000 - 1 } }))).toEqual([
      ['token', 'error', '"expires_in": 60'],
    ]);
    expect(bad(anAnswer({ token: null }))).toEqual([['token', 'error', null]]);
    const { token: _, ...none } = anAnswer();
    expect(examinePage(none).some(({ check }) => check === 'token')).toBe(false);
  });

  it('speaks the language of its widgets', () => {
    const english = page().replace('lang="de"', 'lang="en-GB"');
    expect(bad(anAnswer({ html: english }))).toEqual([['locale', 'warning', "locale: 'en'"]]);
    const both = english.replace('<kontor-orders-table', '<kontor-orders-table locale="en"');
    expect(bad(anAnswer({ html: both }))).toEqual([]);
    expect(bad(anAnswer({ html: page().replace(' lang="de"', '') }))).toEqual([
      ['locale', 'warning', '<html lang="de">'],
    ]);
  });

  it('with Trusted Types shows everything but imports no file', () => {
    const policy = "require-trusted-types-for 'script'";
    expect(bad(csp(policy))).toEqual([]);
    const html = page('<kontor-order-import></kontor-order-import>');
    expect(bad({ ...csp(policy), html })).toEqual([['trustedTypes', 'warning', policy]]);
  });

  it('that imports files needs workers from a blob', () => {
    const html = page('<kontor-order-import></kontor-order-import>');
    const line = (policy: string) => found({ ...csp(policy), html }, 'workerPolicy')?.line;
    expect(line("worker-src 'self'")).toBe("worker-src 'self' blob:");
    expect(line(`script-src ${PORTAL}`)).toBe("worker-src 'self' blob:");
    expect(line('worker-src blob:')).toBeNull();
  });

  it('the doctor accepts a page that is isolated from other origins', () => {
    const answer = anAnswer({ headers: { 'cross-origin-embedder-policy': 'require-corp; report-to="x"' } });
    expect(found(answer, 'isolation')).toMatchObject({ level: 'ok', text: 'embedDoctor.isolated' });
  });

  it('is told in words of both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const t = createTranslator(language);
      for (const { text, params } of examinePage(csp("default-src 'none'")))
        expect(t(text, params)).not.toMatch(/embedDoctor|\{\{/);
    }
  });
});

describe('the answer that curl prints', () => {
  it('is read with its headers, repeated ones joined, the last one after redirects', () => {
    const answer = readCurlAnswer(
      'HTTP/1.1 301 Moved\r\nLocation: /x\r\n\r\nHTTP/2 200 \r\nX-A: 1\r\nx-a: 2\r\nDate: now\r\n\r\n<p>\r\n\r\nHi</p>',
    );
    expect(answer).toEqual({ status: 200, headers: { 'x-a': '1, 2', date: 'now' }, html: '<p>\n\nHi</p>' });
  });

  it('is nothing when it is none', () => {
    expect(readCurlAnswer('<html></html>')).toBeNull();
    expect(readCurlAnswer('')).toBeNull();
  });

  it('is asked for by a line that no address can break out of', () => {
    expect(curlCommand("https://a.example/'; rm -rf /")).toBe("curl -sSiL 'https://a.example/%27; rm -rf /'");
  });
});

it.each([
  ['https://Shop.example:443/a?b#c', 'https://shop.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['https://user@evil.example/', null],
  ['ftp://a.example', null],
  ['shop.example', null],
])('the origin of %s is %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
});
