import type { ReactNode } from 'react';
import { Alert } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

export interface StaleNoteProps {
  /** What someone else did meanwhile. */
  readonly title: string;
  /** What it says now; empty where that cannot be told in words. */
  readonly now: string;
  /** What becomes of the own entry. */
  readonly kept: string;
  /** Buttons that settle it; sending again does, too. */
  readonly actions?: ReactNode;
}

/** Tells that someone else changed the same meanwhile; the entry stays, and sending it again is meant. */
export function StaleNote({ title, now, kept, actions }: StaleNoteProps) {
  const translate = useTranslate();
  return (
    <Alert level="warning" title={title} actions={actions}>
      {now !== '' && <p>{translate('deliveries.fieldNow', { now })}</p>}
      <p>{kept}</p>
    </Alert>
  );
}
