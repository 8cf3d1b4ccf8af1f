import { RESOURCE_CODES } from '@kontor/portal-core/access';
import type { RoleInfo } from '@kontor/portal-core/users';
import { expect, test } from 'vitest';
import { resourceGroups } from './resource-groups.js';

test('every right stands in one group', () => {
  const codes = resourceGroups([]).flatMap((group) => group.codes);
  expect([...codes].sort()).toEqual([...RESOURCE_CODES].sort());
});

test('a right that is not known stands at the end, once', () => {
  const role = (id: number): RoleInfo => ({ id, role_name: 'x', resources: ['/weather' as never] });
  expect(resourceGroups([role(7), role(8)]).at(-1)).toEqual({
    title: 'users.groupOther',
    codes: ['/weather'],
  });
});
