import { expect, test } from 'vitest';
import { FIRST_ROLES, ROLE_SYSADMIN, type ResourceCode } from '../access/index.js';
import { mayReadAuditLog } from './audit-log.rules.js';

const someone = (...resources: ResourceCode[]) => ({ roleId: 9, resources: new Set(resources) });

test('the audit log is for those who may see all merchants', () => {
  expect(mayReadAuditLog(someone('/audit-log', '/getForAllMerchants'))).toBe(true);
  expect(mayReadAuditLog(someone('/audit-log'))).toBe(false);
  expect(mayReadAuditLog({ roleId: ROLE_SYSADMIN, resources: new Set(['/audit-log']) })).toBe(true);
});

test('seeing all merchants is not enough', () => {
  const { id: roleId, resources } = FIRST_ROLES.warehouse;
  expect(mayReadAuditLog({ roleId, resources: new Set(resources) })).toBe(false);
  expect(mayReadAuditLog({ roleId: ROLE_SYSADMIN, resources: new Set() })).toBe(false);
});
