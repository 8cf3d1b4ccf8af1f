import { DEFAULT_ERP_DELAY_MS, ERP_DELAY_HEADER, type HttpResponse, type TextKey } from '@kontor/portal-core';
import { useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useOrdersCache } from './useOrder.js';

/** What is told while the ERP takes an order over, and when it has. */
export interface ErpWait {
  /** The answer that names the delay. */
  readonly response: Pick<HttpResponse, 'header'>;
  readonly waiting: TextKey;
  readonly success: TextKey;
}

/**
 * After an order was created or edited the ERP needs a while (specification 1 section 9): a notice counts it down, nothing is blocked, then
 * the success is told and the orders are fetched again. Goes on when the dialog is long gone.
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
