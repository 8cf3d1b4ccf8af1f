import type { ReactNode } from 'react';
import { Alert } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { ChangedBy } from './ChangedBy.js';

interface StaleFieldProps {
  /** Why the change was refused. */
  readonly error: Error | null;
  /** Name of what another user changed in the meantime. */
  readonly name: string;
  /** The current value; empty if it cannot be put in words. */
  readonly now: string;
  /** What another user did; by default that they changed it. */
  readonly title?: string;
  /** What happens to the user's own entry; by default that saving replaces the other one. */
  readonly kept?: string;
  /** Buttons that resolve the conflict; sending again resolves it, too. */
  readonly actions?: ReactNode;
}

/** Says that another user changed the same data in the meantime. The entry is kept; sending it again overwrites the other change. */
export function StaleField({ error, name, now, title, kept, actions }: StaleFieldProps) {
  const translate = useTranslate();
  return (
    <Alert level="warning" title={title ?? translate('forms.fieldStale', { name })} actions={actions}>
      <ChangedBy error={error} />
      {now !== '' && <p>{translate('forms.fieldNow', { now })}</p>}
      <p>{kept ?? translate('forms.fieldKept')}</p>
    </Alert>
  );
}
