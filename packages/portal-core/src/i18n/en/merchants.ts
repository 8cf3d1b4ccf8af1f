import type { merchants as german } from '../de/merchants.js';

export const merchants: Record<keyof typeof german, string> = {
  tableLabel: 'Merchants',
  create: 'Create merchant',
  edit: 'Change merchant',
  editNamed: 'Change {{name}}',
  created: 'Merchant created',
  updated: 'Merchant updated',
  id: 'ID',
  name: 'Merchant name',
  erpId: 'ERP merchant id',
  erpIdHelp: 'The number the ERP knows the merchant by',
  noResults: 'No results found for this query',
  foundCount_one: '{{total}} merchant found',
  foundCount_other: '{{total}} merchants found',
};
