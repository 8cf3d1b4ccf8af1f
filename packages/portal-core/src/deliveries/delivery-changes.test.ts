import { expect, it } from 'vitest';
import { isDeliveryFieldOpen } from './delivery-changes.js';
import { DELIVERY_STATUSES } from './delivery.fields.js';

const openIn = (field: 'note' | 'products' | 'document_file', intendo_id: number | null = null) =>
  DELIVERY_STATUSES.filter((status) => isDeliveryFieldOpen({ status, intendo_id }, field));

it('fields and document can be changed until a delivery is over', () => {
  expect(openIn('note')).toEqual(['OPEN', 'UNDER_REVIEW', 'ACCEPTED']);
  expect(openIn('document_file')).toEqual(openIn('note'));
});

it('products can be changed until a delivery is accepted, and never once the ERP knows it', () => {
  expect(openIn('products')).toEqual(['OPEN', 'UNDER_REVIEW']);
  expect(openIn('products', 70_001)).toEqual([]);
});
