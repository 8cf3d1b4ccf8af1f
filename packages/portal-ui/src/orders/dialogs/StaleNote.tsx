import { Alert, Button } from '../../primitives/index.js';
import { isStale, problemText, useTranslate } from '../../provider/index.js';
import type { WorkedOnOrder } from '../useOrderVersion.js';
import { AlertSpace } from './dialogs.styles.js';

interface StaleNoteProps {
  readonly version: WorkedOnOrder;
  /** The change that may have failed because someone else changed the order meanwhile. */
  readonly change: { readonly error: Error | null; readonly reset: () => void };
  /** What the new state no longer lets be done, in words. */
  readonly obstacle?: string | false | undefined;
  /** What came of it, in words; that the entries were not saved unless told. */
  readonly staleText?: string | undefined;
  /** What to do with the new state, in words; to check the kept entries unless told. */
  readonly reloadedText?: string | undefined;
}

/** Tells in a dialog that someone else changed the order meanwhile, and takes the new state; the entries stay. */
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
