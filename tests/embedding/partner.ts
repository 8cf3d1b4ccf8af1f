import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** A page of a partner's, as its server answers it. */
export interface PartnerPage {
  /** What stands in the head besides the script. */
  readonly head?: string;
  readonly html?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Runs in a module of the partner's own, after the portal's script; `fetchToken(merchant)` asks the back end. */
  readonly script?: string;
  /** The address of the page's own module: `/host.js` imports the portal's script, `/classic.js` only finds `window.Kontor`. */
  readonly module?: string;
  /** A folder of the partner's own, at `/files/`. */
  readonly files?: string;
}

/** A partner's web server: pages, and a back end that trades its API key for tokens. */
export interface Partner {
  readonly origin: string;
  /** Answers the address of the page. */
  show(page: PartnerPage): string;
  /** How often the back end was asked for a token. */
  readonly asked: number;
  /** Answers 500 to the page from now on, or no longer. */
  fail(isDown: boolean): void;
  stop(): Promise<void>;
}

/** Asks the portal for a token; in a back end of one's own these lines are all there is. */
export type Trade = (merchant: string) => Promise<{ readonly token: string; readonly expires_at: string }>;

/** Listens on `localhost`, which is another site than the portal's `127.0.0.1`. `trade` is made when the origin is known. */
export async function startPartner(
  portal: string,
  makeTrade: (origin: string) => Promise<Trade>,
): Promise<Partner> {
  let page: PartnerPage = { body: '' };
  let trade: Trade | undefined;
  const state = { asked: 0, isDown: false };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/kontor-token') {
      state.asked += 1;
      if (state.isDown || !trade) return response.writeHead(500).end();
      const token = await trade(searchParams.get('merchant') ?? 'nordwind');
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(token));
    }
    const own = await ownFile(pathname, portal, page);
    if (own) return response.writeHead(200, { 'Content-Type': own.type }).end(own.content);
    if (pathname !== '/') return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers })
      .end(documentOf(page));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  trade = await makeTrade(origin);
  return {
    origin,
    get asked() {
      return state.asked;
    },
    show(next) {
      page = next;
      return `${origin}/`;
    },
    fail: (isDown) => (state.isDown = isDown),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

async function ownFile(pathname: string, portal: string, page: PartnerPage) {
  const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
  if (pathname === '/host.js')
    return { type, content: `import { configure } from '${portal}/embed/v1.js';\n${hostScript(page)}` };
  if (pathname === '/classic.js') return { type, content: hostScript(page) };
  if (!pathname.startsWith('/files/') || page.files === undefined) return null;
  return { type, content: await readFile(join(page.files, pathname.slice('/files/'.length))) };
}

function documentOf({ head = '', html = '', body, module = '/host.js' }: PartnerPage): string {
  return `<!doctype html><html lang="de" ${html}><head><meta charset="utf-8"><title>Partner</title>
${head}<script type="module" src="${module}"></script></head><body>${body}</body></html>`;
}

function hostScript({ script = 'configure({ fetchToken: fetchToken() });' }: PartnerPage): string {
  return `const fetchToken = (merchant = 'nordwind') => async () => {
  const answer = await fetch('/kontor-token?merchant=' + merchant, { method: 'POST' });
  if (!answer.ok) throw new Error('no token');
  return answer.json();
};
window.told = [];
for (const name of ['load', 'error', 'order-created', 'list-change', 'order-change', 'comment-sent', 'delivery-change', 'import-finished', 'import-undone'])
  document.addEventListener('kontor:' + name, ({ detail, target, composed }) => window.told.push({ name, detail, tag: target.localName, composed }));
${script}
`;
}
