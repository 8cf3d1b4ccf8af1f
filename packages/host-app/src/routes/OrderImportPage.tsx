import { useCallback, useRef } from 'react';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { Button, Dialog, useTranslate } from '@kontor/portal-ui';
import { OrderImportWizard } from '@kontor/portal-ui/order-import';

/** Imports orders; turning to another page asks while something would be lost. */
export function OrderImportPage() {
  const navigate = useNavigate();
  const isUnsaved = useRef(false);
  const note = useCallback((change: { readonly isUnsaved: boolean }) => {
    isUnsaved.current = change.isUnsaved;
  }, []);
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved.current,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const toOrders = (search: Readonly<Record<string, string>> = {}) => {
    isUnsaved.current = false;
    void navigate({ to: '/orders', search });
  };
  return (
    <>
      <OrderImportWizard
        onClose={() => toOrders()}
        onShowOrders={({ importId }) => toOrders({ importId: String(importId) })}
        onUnsavedChange={note}
      />
      {blocker.status === 'blocked' && <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />}
    </>
  );
}

interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate('orderImport.leaveRunningTitle')}
      onClose={onStay}
      actions={
        <>
          <Button variant="danger-quiet" onPress={onLeave}>
            {translate('orderImport.leaveRunning')}
          </Button>
          <Button variant="primary" onPress={onStay} autoFocus>
            {translate('common.keepEditing')}
          </Button>
        </>
      }
    >
      {translate('orderImport.leavePage')}
    </Dialog>
  );
}
