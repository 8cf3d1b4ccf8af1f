import { allowedResources } from '@kontor/portal-core/session';
import { rolesInfo } from '@kontor/portal-core/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const UNKNOWN = '/of-another-version';

describeOnBothEngines('a resource code that this version does not know', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    const row = { role_id: USERS.nordwind.role, resource_code: UNKNOWN };
    server = await startTestServer(setup, {
      fill: ({ write }) => write((trx) => trx('role_resources').insert(row)),
    });
  });
  afterAll(() => server.stop());

  it('is not among what a user of its role may do', async () => {
    const { entries } = await server.as('nordwind').call(allowedResources, {});
    const codes = entries.map(({ acl_resource }) => acl_resource.resource_code);
    expect(codes).toContain('/orders');
    expect(codes).not.toContain(UNKNOWN);
  });

  it('is not told of its role', async () => {
    const { entries } = await server.as('admin').call(rolesInfo, {});
    const role = entries.find(({ id }) => id === USERS.nordwind.role);
    expect(role?.resources).toContain('/orders');
    expect(role?.resources).not.toContain(UNKNOWN);
  });
});
