import { expect, it } from 'vitest';
import type { ResourceCode } from '../access/index.js';
import { commentPermission, validateOrderComment } from './order-comment.js';
import { ORDER_STATUSES } from './order.types.js';

const add = new Set<ResourceCode>(['/can-add-warehouse-order-comment']);
const edit = new Set<ResourceCode>(['/can-edit-warehouse-order-comment']);
const may = (resources: ReadonlySet<ResourceCode>, comment: string, wanted: string) =>
  ORDER_STATUSES.filter((status) => commentPermission(status, comment, resources) === wanted);

it('may be edited while the order is open or on hold, with the code for editing', () => {
  expect(may(edit, 'vorsichtig', 'edit')).toEqual(['offen', 'on hold']);
  expect(may(edit, '', 'edit')).toEqual(['offen', 'on hold']);
});

it('may only be created while the order is open and has none, with the code for adding', () => {
  expect(may(add, '', 'create')).toEqual(['offen']);
  expect(may(add, 'vorsichtig', 'read')).toEqual([...ORDER_STATUSES]);
});

it('may only be read without a code', () => {
  expect(may(new Set(['/orders']), '', 'read')).toEqual([...ORDER_STATUSES]);
});

it('an order comment of more than 100 characters is refused', () => {
  expect(validateOrderComment('x'.repeat(100))).toEqual([]);
  expect(validateOrderComment('x'.repeat(101))).toEqual([
    { path: 'comment', code: 'maxLength', params: { max: 100 } },
  ]);
});
