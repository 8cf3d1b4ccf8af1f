import type { Middleware } from 'koa';

/** Takes a request target that is no address (`http://[x/`), which Koa throws on whenever a path is read, for a path that nothing is at. */
export function unreadableTarget(): Middleware {
  return (ctx, next) => {
    if (!isReadable(ctx.req.url ?? '')) ctx.req.url = NOWHERE;
    return next();
  };
}

const NOWHERE = '/api/';

/** Whatever begins with a slash is a path; all else is an address with its host (RFC 9112, 3.2.2) or nothing. */
const isReadable = (target: string) =>
  target.startsWith('/') || (/^https?:\/\//i.test(target) && URL.canParse(target));
