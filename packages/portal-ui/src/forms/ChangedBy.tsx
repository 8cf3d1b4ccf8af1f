import { useState } from 'react';
import { relativeTime } from '@kontor/portal-core/dates';
import { ApiError } from '@kontor/portal-core/wire';
import { useLanguage, useTranslate } from '../provider/index.js';

interface ChangedByProps {
  /** Why a change was refused. */
  readonly error: Error | null;
}

/** Says who changed the record before, and when; nothing where the server does not say. */
export function ChangedBy({ error }: ChangedByProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const changed = error instanceof ApiError ? error.changed : null;
  if (changed === null) return null;
  const ago = relativeTime(Math.min(Date.parse(changed.at), now), now, language);
  return <p>{translate('forms.changedBy', { name: changed.by, ago })}</p>;
}
