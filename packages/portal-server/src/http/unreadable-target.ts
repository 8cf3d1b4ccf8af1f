import type { Middleware } from 'koa';

/** Middleware that answers an unreadable request target (`http://[x/`) like an unknown path. Koa throws on one whenever the path is read. */
export function unreadableTarget(): Middleware {
  return (ctx, next) => {
    if (!isReadable(ctx.req.url ?? '')) ctx.req.url = NOWHERE;
    return next();
  };
}

const NOWHERE = '/api/';

/** True for a readable target: one that begins with a slash is a path; any other is an address with its host (RFC 9112, 3.2.2) or nothing. */
const isReadable = (target: string) =>
  target.startsWith('/') || (/^https?:\/\//i.test(target) && URL.canParse(target));
