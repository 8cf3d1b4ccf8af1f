import type { Context, Middleware } from 'koa';
import { HttpProblem } from '../wire/index.js';
import type { WebFile, WebFiles } from './web-files.js';

const KEPT: Readonly<Record<WebFile['keep'], string>> = {
  forever: 'public, max-age=31536000, immutable',
  briefly: 'public, max-age=300',
  never: 'no-cache',
};

/** Middleware that serves the built portal: its files, and its page for every other address that a browser opens. */
export function webApp(files: WebFiles): Middleware {
  return (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw new HttpProblem('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
    if (ctx.path.startsWith('/media/')) {
      ctx.redirect(`/api${ctx.path}${ctx.search}`);
      return;
    }
    const file = files.get(ctx.path) ?? pageFor(ctx, files);
    if (!file) throw new HttpProblem('not_found');
    sendFile(ctx, file);
  };
}

/** The portal's page for an address of its routes. A missing script or picture is not answered with a page. */
function pageFor(ctx: Context, files: WebFiles): WebFile | undefined {
  const isPage =
    ctx.path === '/' || (!/^\/(?:assets|embed)\//.test(ctx.path) && ctx.accepts('html', 'json') === 'html');
  return isPage ? files.get('/index.html') : undefined;
}

function sendFile(ctx: Context, file: WebFile): void {
  ctx.set('Cache-Control', KEPT[file.keep]);
  if (file.isPublic) {
    ctx.set('Access-Control-Allow-Origin', '*');
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  ctx.set('Vary', 'Accept-Encoding');
  ctx.set('ETag', file.etag);
  ctx.set('Content-Type', file.type);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const accepted = ctx.acceptsEncodings();
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] && accepted.includes(name));
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = file[encoding ?? 'identity'];
}
