import type { LaneRecord } from '@kontor/portal-core/erp-link';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useSendOpen } from './useErpLink.js';

/** Tells the ERP of what was there before it was connected, and the user how much that is. */
export function useSendEarlier() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useSendOpen();
  const send = (recordType: LaneRecord) =>
    mutate(recordType, {
      onSuccess({ orders, products, deliveries }) {
        const titles = {
          order: translate('erpLink.sendOpenDone', { count: orders }),
          product: translate('erpLink.sendProductsDone', { count: products }),
          delivery: translate('erpLink.sendDeliveriesDone', { count: deliveries }),
        };
        notify({ level: 'success', title: titles[recordType] });
      },
      onError: (error) => notifyFailure(translate('erpLink.decideFailed'), error),
    });
  return { send, isPending };
}
