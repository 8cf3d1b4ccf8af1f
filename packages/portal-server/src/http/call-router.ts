import Router, { type RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { HttpProblem, type Route } from '../wire/index.js';

/** Answers the call of a route; `params` are the decoded parameters of its path. */
export type AnswerCall = (ctx: Context, params: Readonly<Record<string, string>>) => Promise<void>;

/**
 * Middleware that sends every request below `base` to the call with its method and path; `prepare` runs once for each route. Paths are
 * compared exactly, case and slashes included. HEAD is answered by GET. Throws `not_found` for a path without a call, and
 * `method_not_allowed` with the path's methods.
 */
export function routeCalls(
  routes: readonly Route[],
  base: string,
  prepare: (route: Route) => AnswerCall,
): Middleware {
  const router = new Router({ prefix: base, sensitive: true, strict: true });
  for (const route of inOrder(routes)) {
    const { method, path } = route.call;
    const answer = prepare(route);
    router[method.toLowerCase() as Lowercase<typeof method>](path, (ctx) => {
      // Words that are the path of a call are no parameter of another one, whatever its method.
      if (ctx.matched?.[0]?.path !== ctx.routerPath) refuse(ctx);
      return answer(ctx, ctx.params);
    });
  }
  const find = router.routes() as unknown as Middleware;
  return (ctx) => find(ctx, () => refuse(ctx as unknown as RouterContext));
}

/**
 * Throws for a request without a call. `matched` holds the routes of the path with any method. The library's own answer names HEAD, and the
 * methods of other paths.
 */
function refuse({ matched = [] }: RouterContext): never {
  const [first] = matched;
  if (!first) throw new HttpProblem('not_found');
  const methods = matched.filter(({ path }) => path === first.path).flatMap((layer) => layer.methods);
  const Allow = methods.filter((method) => method !== 'HEAD').join(', ');
  throw new HttpProblem('method_not_allowed', { headers: { Allow } });
}

/** Sorts the routes, which the router tries one after the other: paths with parameters come last. */
function inOrder(routes: readonly Route[]): readonly Route[] {
  const seen = new Set<string>();
  for (const { call } of routes) {
    const address = `${call.method} ${call.path}`;
    if (seen.has(address)) throw new Error(`Two routes for ${call.id}`);
    seen.add(address);
  }
  const hasParams = ({ call }: Route) => Number(call.path.includes(':'));
  return routes.toSorted((one, other) => hasParams(one) - hasParams(other));
}
