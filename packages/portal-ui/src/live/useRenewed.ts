import { useContext, useEffect, useState } from 'react';
import { MANY_RECORDS, type LiveKind } from '@kontor/portal-core/live';
import { LiveContext } from './live-context.js';

/** What became of a record that is open: nothing, changed elsewhere and not read anew yet, or read anew. */
export type Renewal = 'none' | 'outdated' | 'renewed';

export interface RenewedRecord {
  readonly kind: LiveKind;
  readonly id: number;
  /** True while something is being typed or asked over the record, so that it stays as it is. */
  readonly isHeld?: boolean;
  /** Reads the record anew. Keep the function itself stable. */
  readonly renew: () => Promise<unknown>;
}

/** Reads an open record anew when it was changed elsewhere, as soon as nothing holds it. */
export function useRenewed({ kind, id, isHeld = false, renew }: RenewedRecord): Renewal {
  const news = useContext(LiveContext);
  const [renewal, setRenewal] = useState<Renewal>('none');
  useEffect(
    () =>
      news?.listen(kind, (ids) => {
        if (ids.includes(id) || ids.includes(MANY_RECORDS)) setRenewal('outdated');
      }),
    [news, kind, id],
  );
  useEffect(() => {
    if (renewal !== 'outdated' || isHeld) return;
    void renew().then(() => setRenewal('renewed'));
  }, [renewal, isHeld, renew]);
  return renewal;
}
