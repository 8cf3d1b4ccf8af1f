import { useNavigate } from '@tanstack/react-router';
import { OrderImportWizard } from '@kontor/portal-ui/order-import';

/** The page of the order import. */
export function OrderImportPage() {
  const navigate = useNavigate();
  const toOrders = (search: Readonly<Record<string, string>> = {}) =>
    void navigate({ to: '/orders', search });
  return (
    <OrderImportWizard
      onClose={() => toOrders()}
      onShowOrders={({ importId }) => toOrders({ importId: String(importId) })}
      onShowImports={() => void navigate({ to: '/orders/imports' })}
    />
  );
}
