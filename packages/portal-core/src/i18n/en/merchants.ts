import type { merchants as german } from '../de/merchants.js';

export const merchants: Record<keyof typeof german, string> = {
  tableLabel: 'Merchants',
  merchant: 'Merchant',
  allMerchants: 'All merchants',
  displayAllMerchants: 'Display all merchants',
  shownMerchant: 'Merchant shown',
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
  search: 'Name or ERP number …',
  foundCount_one: '{{total}} merchant found',
  foundCount_other: '{{total}} merchants found',
  switchOffNamed: 'Switch {{name}} off',
  switchOnNamed: 'Switch {{name}} on',
  switchOffTitle: 'Switch {{name}} off?',
  switchOffText:
    'All users of this merchant are signed out at once and can no longer sign in. Its embedded pages and API keys end at once too, and running imports stop.',
  switchOffKeeps:
    'Nothing is deleted: staff still see its orders. You can switch the merchant on again at any time.',
  switchOnTitle: 'Switch {{name}} on?',
  switchOnText:
    'The users of the merchant can sign in again, and its API keys are valid again. Earlier sessions stay ended.',
  switchedOff: '{{name}} is switched off',
  switchedOn: '{{name}} is switched on',
  switchFailed: 'The state of the merchant could not be changed',
};
