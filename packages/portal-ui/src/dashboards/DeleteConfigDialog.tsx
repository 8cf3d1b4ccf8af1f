import type { DashboardConfig } from '@kontor/portal-core';
import { Alert, Button, Dialog, useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { useDeleteDashboardConfig } from './useDashboardConfigs.js';

interface DeleteConfigDialogProps {
  readonly config: DashboardConfig;
  readonly onClose: () => void;
}

/** Asks before a dashboard is deleted. */
export function DeleteConfigDialog({ config, onClose }: DeleteConfigDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useDeleteDashboardConfig(config.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify({ level: 'success', title: translate('dashboards.deleted') });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate('dashboards.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={remove.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button variant="danger" isBusy={remove.isPending} onPress={confirm}>
            {translate('dashboards.delete')}
          </Button>
        </>
      }
    >
      <p>{translate('dashboards.deleteConfirm', { name: config.name })}</p>
      <p>{translate('dashboards.deleteHelp')}</p>
      {remove.isError && <Alert level="danger">{problemText(remove.error, translate)}</Alert>}
    </Dialog>
  );
}
