import type { cliErp as german } from '../de/cliErp.js';

/** Texts of the command line about the link to the ERP. */
export const cliErp: Record<keyof typeof german, string> = {
  erpNoFileMaker: 'The settings of the portal name no FileMaker file (KONTOR_FILEMAKER_URL).',
  erpChecked: '{{url}}, layout “{{layout}}”',
  erpFine_one: '{{count}} field is there as Kontor needs it.',
  erpFine_other: 'All {{count}} fields are there as Kontor needs them.',
  erpFlaws_one:
    '{{count}} of {{total}} is missing or does not fit. The sentences above are for the developer of the FileMaker file.',
  erpFlaws_other:
    '{{count}} of {{total}} are missing or do not fit. The sentences above are for the developer of the FileMaker file.',
  erpFlaw_layoutMissing:
    'Please make a layout “{{field}}” on the table of {{records}}, and show it to the account of Kontor (privilege fmrest).',
  erpFlaw_fieldMissing:
    'Please put the field “{{field}}” on the layout “{{layout}}”; if there is no such field, please make it.',
  erpFlaw_portalMissing:
    'Please put a portal with the object name “{{field}}” on the layout “{{layout}}”, and allow its relationship to create records.',
  erpFlaw_wrongKind: 'The field “{{field}}” is of type {{found}}; {{wanted}} is needed.',
  erpFlaw_notWritable:
    'The field “{{field}}” is of type {{found}} and cannot be written; an ordinary field is needed.',
  erpRecords_order: 'orders',
  erpRecords_product: 'products',
  erpRecords_delivery: 'inbound orders',
  erpRecords_stock: 'stock',
  erpKind_text: 'text',
  erpKind_number: 'number',
  erpKind_date: 'date',
  erpKind_time: 'time',
  erpKind_timeStamp: 'timestamp',
  erpKind_container: 'container',
  erpKind_calculation: 'calculation',
  erpKind_summary: 'summary',
};
