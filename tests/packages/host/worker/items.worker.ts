import { parseProductsAndQuantities } from '@kontor/portal-core/order-import';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(JSON.stringify(parseProductsAndQuantities(data)));
});
