import { Alert } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

export interface StaleNoteProps {
  /** What was changed, in words. */
  readonly name: string;
  /** What it says now; empty where that cannot be told in words. */
  readonly now: string;
}

/** Tells that someone else changed the same meanwhile; the entry stays, and sending it again is meant. */
export function StaleNote({ name, now }: StaleNoteProps) {
  const translate = useTranslate();
  return (
    <Alert level="warning" title={translate('deliveries.fieldStale', { name })}>
      {now !== '' && <p>{translate('deliveries.fieldNow', { now })}</p>}
      <p>{translate('deliveries.fieldKept')}</p>
    </Alert>
  );
}
