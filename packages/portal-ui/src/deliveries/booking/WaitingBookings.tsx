import { useEffect, useEffectEvent, useRef } from 'react';
import { deliveriesList, deliveryInboundBook } from '@kontor/portal-core/deliveries';
import { Alert, Button, useNotify } from '../../primitives/index.js';
import {
  isStale,
  problemText,
  useRenewal,
  usePortalClient,
  useTranslate,
  wasRefused,
} from '../../provider/index.js';
import { useWaitingBookings, type WaitingBooking } from './waiting-bookings.js';

/** Milliseconds between two tries, for a connection that comes back without the browser saying so. */
const RETRY_MS = 15_000;

/** Shows the bookings that wait for the connection, sends them when it is back, and says what became of them. */
export function WaitingBookings() {
  const translate = useTranslate();
  const { all, remove } = useWaitingBookings();
  useSending();
  return all.map(({ key, deliveryId, words, refusal }) => (
    <Alert
      key={key}
      level={refusal === null ? 'info' : 'warning'}
      title={translate(refusal === null ? 'deliveries.waiting' : 'deliveries.waitingRefused', {
        id: deliveryId,
      })}
      actions={
        refusal !== null && (
          <Button size="small" onPress={() => remove(key)}>
            {translate('deliveries.waitingSeen')}
          </Button>
        )
      }
    >
      <p>{refusal ?? translate('deliveries.waitingText')}</p>
      <p>{words.join('; ')}</p>
    </Alert>
  ));
}

/** Sends what waits: at once, when the browser is online again, and every some seconds. */
function useSending(): void {
  const { all } = useWaitingBookings();
  const isRunning = useRef(false);
  const sendOne = useSendOne();
  const sendAll = useEffectEvent(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (const one of all) if (one.refusal === null) await sendOne(one);
    isRunning.current = false;
  });
  const isWaiting = all.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = () => void sendAll();
    window.addEventListener('online', send);
    const timer = window.setInterval(send, RETRY_MS);
    return () => {
      window.removeEventListener('online', send);
      window.clearInterval(timer);
    };
  }, [isWaiting]);
}

/** Sends one booking under its key. It keeps waiting as long as nobody answers. */
function useSendOne(): (waiting: WaitingBooking) => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const client = usePortalClient();
  const renew = useRenewal();
  const { keep, remove } = useWaitingBookings();
  return async (waiting) => {
    const { key, intendoId, booking } = waiting;
    try {
      await client.call(deliveryInboundBook, {
        params: { intendoId },
        body: booking,
        headers: { 'Idempotency-Key': key },
      });
      remove(key);
      notify({ level: 'success', title: translate('deliveries.waitingBooked', { id: waiting.deliveryId }) });
    } catch (error) {
      if (!wasRefused(error)) return;
      const refusal = isStale(error)
        ? translate('deliveries.waitingOvertaken')
        : problemText(error, translate);
      keep({ ...waiting, refusal });
    }
    await renew([deliveriesList]);
  };
}
