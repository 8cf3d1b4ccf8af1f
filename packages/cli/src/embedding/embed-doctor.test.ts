import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { runKontor } from '../testing/run-kontor.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const open: { close(): unknown }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const GRANTED = {
  'Access-Control-Allow-Methods': 'GET,HEAD,POST,PUT,DELETE',
  'Access-Control-Allow-Headers': 'Authorization,Content-Type',
};
/** Fake of the portal's preflights for the doctor, which are granted to these origins. */
const aPortal = (granted: (origin: string) => boolean, grants: Record<string, string> = GRANTED) =>
  serve(({ method, headers, url }, response) => {
    const { origin = '' } = headers;
    const isPreflight = method === 'OPTIONS' && url === '/api/orders/find';
    const asksRight =
      headers['access-control-request-method'] === 'POST' &&
      /authorization/.test(String(headers['access-control-request-headers']));
    if (!isPreflight || !asksRight) return response.writeHead(404).end();
    const answer = granted(origin) ? { 'Access-Control-Allow-Origin': origin, ...grants } : {};
    return response.writeHead(204, answer).end();
  });
const aPage = (portal: string, headers: Record<string, string> = {}) =>
  serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', ...headers });
    response.end(
      `<html lang="en"><script type="module" src="${portal}/embed/v1.js"></script><kontor-products></kontor-products></html>`,
    );
  });
const doctor = (portal: string, page: string, ...more: string[]) =>
  runKontor(['embed', 'doctor', page, '--url', portal, ...more]);
const aToken = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify({ aud: 'kontor-embed', merchant: 1, iat: 1, ...claims })).toString('base64url')}.x`;

it('finds nothing on a good page', async () => {
  const portal = await aPortal(() => true);
  const page = await aPage(portal, {
    'Content-Security-Policy': `script-src ${portal}; connect-src ${portal}`,
  });
  const { code, stdout, stderr } = await doctor(portal, page);
  expect([code, stderr]).toEqual([0, 'Nothing is in the way: widgets will show.\n']);
  expect(stdout).toContain('✓ The page loads the script of the portal.');
  expect(stdout).toContain(`✓ The portal answers pages on ${page}: access-control-allow-origin: ${page}`);
});

it('names the exact lines that a bad page lacks, and fails', async () => {
  const portal = await aPortal(() => false);
  const page = await aPage(portal, { 'Content-Security-Policy': "default-src 'self'" });
  const { code, stdout, stderr } = await doctor(portal, page);
  expect([code, stderr]).toEqual([1, '3 obstacles\n']);
  expect(stdout).toContain(`✗ default-src does not let the portal in.\n    script-src 'self' ${portal}\n`);
  expect(stdout).toContain(`    connect-src 'self' ${portal}\n`);
  expect(stdout).toContain('✓ The widgets of the page bring their styles along');
  expect(stdout).toContain(
    `✗ The portal grants ${page} nothing: no API key names this origin. It belongs into the key.\n    ${page}\n`,
  );
});

it('answers scripts in one document, and judges a token', async () => {
  const portal = await aPortal(() => true);
  const page = await aPage(portal);
  const token = aToken({ resources: ['/orders'], origins: ['https://other.example'], exp: 4e9 });
  const { code, stdout } = await doctor(portal, page, '--json', '--token', token);
  const { ok, findings } = JSON.parse(stdout) as {
    ok: boolean;
    findings: { check: string; level: string; what: string; line: string | null }[];
  };
  expect([code, ok]).toEqual([1, false]);
  expect(findings.filter(({ level }) => level === 'error')).toEqual([
    {
      check: 'tokenOrigin',
      level: 'error',
      what: 'The token is good on https://other.example only.',
      line: `"origins": ["https://other.example","${page}"]`,
    },
    {
      check: 'tokenResources',
      level: 'error',
      what: 'The widgets of the page miss in the token: /products.',
      line: '"resources": ["/orders","/products"]',
    },
  ]);
  const wrong = await doctor(portal, page, '--json', '--token', 'kontor_key_x');
  expect(JSON.parse(wrong.stdout)).toMatchObject({ ok: false });
  expect(wrong.stdout).not.toContain('kontor_key_x');
});

it.each([
  ['by an option', (token: string) => [['--token', token], {}] as const],
  ['on stdin', (token: string) => [['--token', '-'], { stdin: `${token}\n` }] as const],
  ['by the environment', (token: string) => [[], { env: { KONTOR_EMBED_TOKEN: token } }] as const],
])('takes the token %s', async (_, given) => {
  const portal = await aPortal(() => true);
  const page = await aPage(portal);
  const [argv, options] = given(aToken({ resources: ['/products'], origins: [page], exp: 4e9 }));
  const { code, stdout } = await runKontor(['embed', 'doctor', page, '--url', portal, ...argv], options);
  expect(code).toBe(0);
  expect(stdout).toContain('✓ The token is good on this page.');
});

it('asks for the token without showing it, and needs one where it was promised', async () => {
  const portal = await aPortal(() => true);
  const page = await aPage(portal);
  const token = aToken({ resources: ['/products'], origins: [page], exp: 4e9 });
  const argv = ['embed', 'doctor', page, '--url', portal, '--token', '-'];
  const asked = await runKontor(argv, { tty: true, stdin: `${token}\n` });
  expect(asked.stdout).toContain('The token is good on this page.');
  expect(asked.stderr).toContain('Token of the page: ');
  expect(asked.stdout + asked.stderr).not.toContain(token);
  expect((await runKontor(argv)).code).toBe(2);
});

it('sees what stands between the page and the portal change the answer', async () => {
  const portal = await aPortal(() => true, { 'Access-Control-Allow-Methods': 'GET' });
  const { code, stdout } = await doctor(portal, await aPage(portal));
  expect(code).toBe(1);
  expect(stdout).toContain('    access-control-allow-methods: POST, PUT, DELETE\n');
});

it('notices a clock that is wrong', async () => {
  const portal = await serve((_, response) => {
    response.setHeader('Date', new Date(Date.now() - 600_000).toUTCString());
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  const { stdout } = await doctor(portal, await aPage(portal));
  expect(stdout).toMatch(/✗ A clock is (599|600|601) seconds ahead; tokens end too early\.\n {4}timedatectl/);
});

it('follows a page that moved, and judges where it leads', async () => {
  const portal = await aPortal(() => true);
  const page = await aPage(portal);
  const moved = await serve((_, response) => response.writeHead(302, { Location: `${page}/new` }).end());
  const { stdout } = await doctor(portal, moved, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ page: `${page}/new` });
  const round = await serve((_, response) => response.writeHead(302, { Location: '/' }).end());
  expect(await doctor(portal, round)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('redirects too often') as string,
  });
});

it('ends as every command does when it cannot look', async () => {
  const portal = await aPortal(() => true);
  const refused = await serve((_, response) => response.writeHead(503).end());
  expect((await doctor(portal, refused)).code).toBe(1);
  expect((await doctor(portal, 'http://127.0.0.1:9')).code).toBe(5);
  expect((await doctor('http://127.0.0.1:9', await aPage(portal))).code).toBe(5);
  for (const page of ['shop', 'ftp://a.example', 'file:///etc/passwd'])
    expect((await doctor(portal, page)).code).toBe(2);
  const silent = await doctor(portal, 'http://127.0.0.1:9', '--json');
  expect(JSON.parse(silent.stdout)).toMatchObject({ code: 'unreachable' });
});

it('speaks German', async () => {
  const portal = await aPortal(() => true);
  const { stderr } = await runKontor([
    'embed',
    'doctor',
    await aPage(portal),
    '--url',
    portal,
    '--language',
    'de',
  ]);
  expect(stderr).toBe('Nichts steht im Weg: Widgets werden gezeigt.\n');
});
