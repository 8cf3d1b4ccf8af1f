import type { ReactNode } from 'react';
import { Alert } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

export interface StaleNoteProps {
  /** What another user did in the meantime. */
  readonly title: string;
  /** The current value; empty if it cannot be put in words. */
  readonly now: string;
  /** What happens to the user's own entry. */
  readonly kept: string;
  /** Buttons that resolve the conflict; sending again resolves it, too. */
  readonly actions?: ReactNode;
}

/** Says that another user changed the same data in the meantime. The entry is kept; sending it again overwrites the other change. */
export function StaleNote({ title, now, kept, actions }: StaleNoteProps) {
  const translate = useTranslate();
  return (
    <Alert level="warning" title={title} actions={actions}>
      {now !== '' && <p>{translate('deliveries.fieldNow', { now })}</p>}
      <p>{kept}</p>
    </Alert>
  );
}
