import { describe, expect, it } from 'vitest';
import type { ResourceCode } from '../access/index.js';
import { orderActions } from './order-actions.js';
import type { OrderStatus } from './order.types.js';

const of = (status: OrderStatus, roleId = 2, codes: readonly ResourceCode[] = ['/orders'], comment = '') =>
  [...orderActions({ status, comment }, { roleId, resources: new Set(codes) })].sort();
const WAREHOUSE: readonly ResourceCode[] = ['/orders', '/getForAllMerchants'];

describe('what can be done with an order', () => {
  it('by a merchant follows its status', () => {
    expect(of('offen')).toEqual(['cancel', 'edit', 'hold']);
    expect(of('on hold')).toEqual(['release']);
    expect(of('geliefert')).toEqual(['cancel']);
    expect(of('verrechnet')).toEqual(['cancel']);
    expect(of('')).toEqual(['cancel']);
    expect(of('storniert')).toEqual([]);
  });

  it('by the warehouse includes its own steps', () => {
    expect(of('offen', 3, WAREHOUSE)).toEqual(['cancel', 'deliver', 'edit', 'hold', 'shipment']);
    expect(of('geliefert', 3, WAREHOUSE)).toEqual(['cancel', 'invoice', 'shipment']);
    expect(of('storniert', 3, WAREHOUSE)).toEqual(['shipment']);
  });

  it('includes the comment as far as its permissions go', () => {
    const add: readonly ResourceCode[] = ['/can-add-warehouse-order-comment'];
    const edit: readonly ResourceCode[] = ['/can-edit-warehouse-order-comment'];
    expect(of('offen', 2, add)).toContain('comment');
    expect(of('offen', 2, add, 'schon da')).not.toContain('comment');
    expect(of('on hold', 2, add)).not.toContain('comment');
    expect(of('on hold', 2, edit, 'schon da')).toContain('comment');
    expect(of('geliefert', 2, [...add, ...edit])).not.toContain('comment');
  });

  it('includes the order errors for a sysadmin alone', () => {
    expect(of('offen', 1)).toContain('errors');
    expect(of('offen', 3, WAREHOUSE)).not.toContain('errors');
  });
});
