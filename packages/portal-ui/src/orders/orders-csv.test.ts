import { expect, it } from 'vitest';
import { DEFAULT_ORDER_SORT } from '@kontor/portal-core/orders';
import { downloadBody, type OrdersDownloadRequest } from './orders-csv.js';

const request = (different: Partial<OrdersDownloadRequest> = {}): OrdersDownloadRequest => ({
  list: { filter: { status: ['offen'] }, sort: DEFAULT_ORDER_SORT },
  layout: 'screen',
  dialect: 'plain',
  columnIds: ['status', 'externalOrderId', 'actions'],
  ...different,
});

it('a download as on the screen asks for its filter, order and columns', () => {
  expect(downloadBody(request())).toEqual({
    dialect: 'plain',
    limit: 5000,
    query: [{ 'AUFTRA::Status': '==offen' }],
    sort: [
      { fieldName: 'AUFTRA::Datum', sortOrder: 'descend' },
      { fieldName: 'AUFTRA::_ID_AUFTRA', sortOrder: 'descend' },
    ],
    columns: ['status_text', 'external_order_id'],
  });
});

it('a download to import again has every column and leaves out what would be created anew', () => {
  const body = downloadBody(request({ layout: 'import' }));
  expect(body.columns).toBeUndefined();
  expect(body.query).toEqual([
    { 'AUFTRA::Status': '==offen' },
    { 'AUFTRA::Status': '==storniert', omit: 'true' },
    { 'AUFTRA::Status': '=', omit: 'true' },
  ]);
});

it('a download of a selection names its orders', () => {
  const body = downloadBody(request({ ids: [7, 9], isEveryMerchant: true }));
  expect(body).toMatchObject({
    ids: [7, 9],
    query: [{ 'AUFTRA::Status': '==offen' }, { displayAllMerchants: true }],
  });
});
