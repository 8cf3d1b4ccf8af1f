import type { cliRecords as german } from '../de/cliRecords.js';

/** Texts of the commands that list and change records. */
export const cliRecords: Record<keyof typeof german, string> = {
  columnMerchantId: 'Merchant no.',
  listNone: 'Nothing found.',
  listPart_one: '{{shown}} of {{count}} shown. More: --limit NUMBER or --all',
  listPart_other: '{{shown}} of {{count}} shown. More: --limit NUMBER or --all',
  hintListJson: 'Orders as JSON: kontor orders list --json',
  orderUnknown: 'There is no order {{number}}',
  orderAmbiguous: 'Several orders have the number {{number}}; their numbers in the ERP: {{ids}}',
  hintErpNumber: 'Please give the number of the ERP with --erp',
  deliveryUnknown: 'There is no delivery {{id}}',
  askHold_one: 'Put {{count}} order on hold? [y/N] ',
  askHold_other: 'Put {{count}} orders on hold? [y/N] ',
  askRelease_one: 'Release {{count}} order? [y/N] ',
  askRelease_other: 'Release {{count}} orders? [y/N] ',
  askCancel_one: 'Cancel {{count}} order? [y/N] ',
  askCancel_other: 'Cancel {{count}} orders? [y/N] ',
  watching: 'Files that arrive in {{path}} are imported. Ctrl-C ends it.',
  watchStopping: 'The file at hand is finished first; Ctrl-C again stops at once.',
  watchMoved: '{{file}} → {{place}}',
  watchAnswer:
    'To answer: {{command}} with these options, or at a terminal without them. A confirmed mapping then holds for files with the same columns.',
  hintJsonLines: 'One line of JSON a file: --jsonl',
};
