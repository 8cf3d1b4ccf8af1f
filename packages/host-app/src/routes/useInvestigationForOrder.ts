import { useCallback } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { INVESTIGATION_FOR_ORDER } from './orders-search.js';

const ORDER_ID = /^[1-9]\d{0,14}$/;

type Search = Readonly<Record<string, unknown>>;

/** The investigation that the URL opens: `?investigation-for-order=90412`. */
export function useInvestigationForOrder() {
  const navigate = useNavigate();
  const search: Search = useSearch({ strict: false });
  const text = String(search[INVESTIGATION_FOR_ORDER] ?? '');
  const show = useCallback(
    (orderId: string | undefined) =>
      void navigate({
        to: '.',
        search: (now: Search) => ({ ...now, [INVESTIGATION_FOR_ORDER]: orderId }),
        resetScroll: false,
      }),
    [navigate],
  );
  const open = useCallback((order: { readonly id: number }) => show(String(order.id)), [show]);
  const close = useCallback(() => show(undefined), [show]);
  return { orderId: ORDER_ID.test(text) ? Number(text) : null, open, close };
}
