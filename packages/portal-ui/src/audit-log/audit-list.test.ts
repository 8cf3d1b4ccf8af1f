import { expect, test } from 'vitest';
import { auditListFromSearch, auditListToSearch } from './audit-list.js';

test('a list comes back from the address as it went', () => {
  const list = {
    filter: { username: 'admin', action: 'orders.', from: '2026-11-01', kind: 'order', record_id: 481 },
    page: 3,
  };
  expect(auditListFromSearch(auditListToSearch(list))).toEqual(list);
  expect(auditListToSearch({ filter: {}, page: 1 })).toEqual({});
});

test('what cannot be read of an address is left out', () => {
  const search = { username: '', from: '2026-02-30', kind: 'x'.repeat(41), record_id: '5', page: '-1' };
  expect(auditListFromSearch(search)).toEqual({ filter: {}, page: 1 });
});
