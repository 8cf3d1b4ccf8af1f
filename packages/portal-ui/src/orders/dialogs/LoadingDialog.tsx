import type { TextKey } from '@kontor/portal-core/i18n';
import { Dialog, LoadFailure, LoadingNote } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

interface LoadingDialogProps {
  readonly title: string;
  /** Why loading failed; `missing` if the record does not exist; null while it is loading. */
  readonly error: Error | 'missing' | null;
  readonly failure: TextKey;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Placeholder of a dialog whose content is loading or could not be loaded. */
export function LoadingDialog({ title, error, failure, onRetry, onClose }: LoadingDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog isOpen size="large" title={title} onClose={onClose}>
      {error === null ? (
        <LoadingNote />
      ) : (
        <LoadFailure title={translate(failure)} error={error} onRetry={onRetry} />
      )}
    </Dialog>
  );
}
