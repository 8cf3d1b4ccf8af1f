import { healthLive, healthReady, openApiDocument } from '@kontor/portal-core/health';
import { CONTRACT } from '@kontor/portal-core/contract';
import { Reply, retryLater, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { describeContract } from './openapi.js';

/** Routes about the server itself, for load balancers, process managers and client developers. */
export function healthRoutes({ readiness }: Pick<ServerDeps, 'readiness'>): Route[] {
  let document: string | undefined;
  return [
    route(healthLive, () => Promise.resolve({ status: 'ok' })),
    route(healthReady, async () => {
      if (!(await readiness.isReady())) throw retryLater('unavailable', 2);
      return { status: 'ok' };
    }),
    route(openApiDocument, () => {
      document ??= JSON.stringify(describeContract(CONTRACT));
      return Promise.resolve(new Reply<Record<string, unknown>>(document));
    }),
  ];
}
