import { lazy, Suspense } from 'react';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { useInvestigationForOrder } from './useInvestigationForOrder.js';

const InvestigationOfOrder = lazy(() =>
  withLaterTexts(import('@kontor/portal-ui/investigation-of-order')).then((module) => ({
    default: module.InvestigationOfOrder,
  })),
);

/** The investigation that the URL names; renders nothing when it names none. */
export function InvestigationOfAddress() {
  const { orderId, close } = useInvestigationForOrder();
  if (orderId === null) return null;
  return (
    <Suspense fallback={null}>
      <InvestigationOfOrder key={orderId} orderId={orderId} onClose={close} />
    </Suspense>
  );
}
