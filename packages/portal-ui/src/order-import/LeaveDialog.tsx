import { Button, Dialog } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { LeaveGuard } from './useLeaveGuard.js';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  readonly isRunning: boolean;
}

/** Asks for confirmation before an import is left unfinished or manual changes are lost. */
export function LeaveDialog({ guard, isRunning }: LeaveDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen={guard.isAsking}
      role="alertdialog"
      size="small"
      title={translate(isRunning ? 'orderImport.leaveRunningTitle' : 'common.discardTitle')}
      onClose={guard.stay}
      actions={
        <>
          <Button variant="danger-quiet" onPress={guard.leave}>
            {translate(isRunning ? 'orderImport.leaveRunning' : 'common.discard')}
          </Button>
          <Button variant="primary" onPress={guard.stay} autoFocus>
            {translate(isRunning ? 'orderImport.keepRunning' : 'common.keepEditing')}
          </Button>
        </>
      }
    >
      {translate(isRunning ? 'orderImport.leaveRunningText' : 'orderImport.discardEdits')}
    </Dialog>
  );
}
