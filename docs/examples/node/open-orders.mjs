// Lists the open orders of the key's merchant: KONTOR_URL=… KONTOR_API_KEY=… node open-orders.mjs
import { ApiError, createKontorClient } from '@kontor/portal-core';

const { KONTOR_URL = 'http://127.0.0.1:3000', KONTOR_API_KEY = '' } = process.env;
const kontor = createKontorClient({ url: KONTOR_URL, apiKey: KONTOR_API_KEY });
try {
  for await (const order of kontor.orders.find({ status: ['offen'] }))
    console.log([order.externalOrderId, order.date, order.recipient, order.items.length].join('\t'));
} catch (error) {
  console.error(error instanceof ApiError ? error.message : error);
  process.exitCode = 1;
}
