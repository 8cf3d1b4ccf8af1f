import { Alert, Button } from '../../primitives/index.js';
import { isStale, problemText, useTranslate } from '../../provider/index.js';
import type { WorkedOnOrder } from '../useOrderVersion.js';
import { AlertSpace } from './dialogs.styles.js';

interface StaleNoteProps {
  readonly version: WorkedOnOrder;
  /** The change that may have failed because another user changed the order in the meantime. */
  readonly change: { readonly error: Error | null; readonly reset: () => void };
  /** Why the change is no longer possible in the new version; false or undefined if it still is. */
  readonly obstacle?: string | false | undefined;
  /** Text about the failed attempt; by default that the entries were not saved. */
  readonly staleText?: string | undefined;
  /** Text shown with the new version; by default to check the kept entries. */
  readonly reloadedText?: string | undefined;
}

/** Says in a dialog that another user changed the order in the meantime, and loads the new version. The entries are kept. */
export function StaleNote({ version, change, obstacle, staleText, reloadedText }: StaleNoteProps) {
  const translate = useTranslate();
  const { isReloading, error } = version;
  if (isStale(change.error))
    return (
      <AlertSpace>
        <Alert
          level="danger"
          title={translate('orders.staleTitle')}
          actions={
            <Button size="small" isBusy={isReloading} onPress={() => version.reload(change.reset)}>
              {translate('orders.reload')}
            </Button>
          }
        >
          {error === null ? (staleText ?? translate('orders.staleText')) : problemText(error, translate)}
        </Alert>
      </AlertSpace>
    );
  if (!version.isReloaded) return null;
  return (
    <AlertSpace>
      <Alert level={obstacle ? 'warning' : 'info'}>
        {obstacle || (reloadedText ?? translate('orders.staleReloaded'))}
      </Alert>
    </AlertSpace>
  );
}
