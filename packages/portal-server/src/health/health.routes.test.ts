import { healthLive, healthReady, openApiDocument } from '@kontor/portal-core/health';
import { CONTRACT } from '@kontor/portal-core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('health', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  it('describes every call of the contract as OpenAPI', async () => {
    const document = await server.anonymous.call(openApiDocument, {});
    expect(document).toMatchObject({ openapi: '3.1.0' });
    const operations = Object.values(
      document['paths'] as Record<string, Record<string, { operationId: string }>>,
    )
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId);
    expect(operations.sort()).toEqual(CONTRACT.map((call) => call.id).sort());
  });

  it('describes bodies with their limits and protected calls with their codes', async () => {
    const { paths } = (await server.anonymous.call(openApiDocument, {})) as never as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    const login = JSON.stringify(paths['/api/login']?.['post']);
    expect(login).toContain('"maxLength":191');
    expect(login).toContain('"additionalProperties":false');
    expect(paths['/api/orders/find']?.['post']).toMatchObject({
      security: [{ bearer: [] }, { apiKey: ['orders:read'] }],
      'x-resources': ['/orders'],
    });
  });

  it('is not ready while draining, but lives', async () => {
    await server.anonymous.call(healthReady, {});
    server.deps.readiness.drain();
    const response = await server.send('/health/ready');
    expect(response.status).toBe(503);
    expect(response.headers.get('Connection')).toBe('close');
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    await expect(server.anonymous.call(healthLive, {})).resolves.toEqual({ status: 'ok' });
  });
});
