import { useVisit } from '../session/index.js';
import { MarkCriterion } from '../table/index.js';

export interface SinceVisitProps {
  readonly value: boolean | undefined;
  /** Called with a change, which is applied together with the entries of the other fields. */
  readonly onChange: (part: { readonly sinceVisit: boolean }) => void;
}

/** The criterion of what was created or changed since the reader's last visit; nothing on the first. */
export function SinceVisit({ value = false, onChange }: SinceVisitProps) {
  const since = useVisit()?.since ?? null;
  if (since === null && !value) return null;
  return (
    <MarkCriterion
      label="orders.sinceVisit"
      value={value}
      onChange={(sinceVisit) => onChange({ sinceVisit })}
    />
  );
}
