import { useNavigate } from '@tanstack/react-router';
import { OrderImportWizard } from '@kontor/portal-ui/order-import';
import { useUnsavedGuard, type LeaveTexts } from './UnsavedGuard.js';

const LEAVE_IMPORT: LeaveTexts = {
  title: 'orderImport.leaveRunningTitle',
  text: 'orderImport.leavePage',
  leave: 'orderImport.leaveRunning',
};

/** The page of the order import. It asks before leaving when work would be lost. */
export function OrderImportPage() {
  const navigate = useNavigate();
  const { note, question } = useUnsavedGuard(LEAVE_IMPORT);
  const toOrders = (search: Readonly<Record<string, string>> = {}) => {
    note({ isUnsaved: false });
    void navigate({ to: '/orders', search });
  };
  return (
    <>
      <OrderImportWizard
        onClose={() => toOrders()}
        onShowOrders={({ importId }) => toOrders({ importId: String(importId) })}
        onShowImports={() => {
          note({ isUnsaved: false });
          void navigate({ to: '/orders/imports' });
        }}
        onUnsavedChange={note}
      />
      {question}
    </>
  );
}
