import type { TextKey } from '@kontor/portal-core/i18n';
import { DEFAULT_ERP_DELAY_MS, ERP_DELAY_HEADER } from '@kontor/portal-core/orders';
import type { HttpResponse } from '@kontor/portal-core/wire';
import { useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useOrdersCache } from './useOrder.js';

/** Texts of the notices while the ERP processes an order, and afterwards. */
export interface ErpWait {
  /** The response whose header contains the delay. */
  readonly response: Pick<HttpResponse, 'header'>;
  readonly waiting: TextKey;
  readonly success: TextKey;
}

/**
 * Returns a function that waits for the ERP after an order was created or edited (specification 1 section 9). A notice
 * counts down without blocking anything; then the success is reported and the orders are refetched. The countdown
 * continues after the dialog is closed.
 */
export function useErpWait(): (wait: ErpWait) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const { reload } = useOrdersCache();
  return ({ response, waiting, success }) => {
    const delay = Number(response.header(ERP_DELAY_HEADER) ?? DEFAULT_ERP_DELAY_MS);
    const countdown = Math.ceil(delay / 1000);
    const counting = countdown > 0 ? notify({ level: 'info', title: translate(waiting), countdown }) : null;
    setTimeout(() => {
      counting?.close();
      notify({ level: 'success', title: translate(success) });
      void reload();
    }, delay);
  };
}
