import { useCallback, useEffect, useRef, useState } from 'react';
import { ordersFind, type BulkAction, type BulkEntry } from '@kontor/portal-core/orders';
import { usePortalClient, useRenewal } from '../../provider/index.js';
import { applyPlan, fetchPlan, mergeResults, ordersToChange, type BulkTarget } from './bulk-run.js';

/** State of a bulk change. */
export type BulkRun =
  | { readonly step: 'planning'; readonly done: number; readonly total: number }
  | { readonly step: 'unplanned'; readonly error: unknown }
  | { readonly step: 'preview'; readonly entries: readonly BulkEntry[] }
  | { readonly step: 'applying'; readonly done: number; readonly total: number; readonly isStopping: boolean }
  /** Interrupted by the user or by an error; some orders are left. */
  | { readonly step: 'stopped'; readonly entries: readonly BulkEntry[]; readonly error: unknown }
  | { readonly step: 'done'; readonly entries: readonly BulkEntry[] };

export interface BulkRunActs {
  readonly run: BulkRun;
  /** Fetches the preview again. */
  plan(): void;
  /** Changes the orders of the plan, or those that are left. */
  apply(): void;
  /** Stops after the current request. */
  stop(): void;
}

/** Plans a bulk change and performs it on request. Refetches lists of orders afterwards. */
export function useBulkRun(action: BulkAction, target: BulkTarget): BulkRunActs {
  const client = usePortalClient();
  const renew = useRenewal();
  const [run, setRun] = useState<BulkRun>({ step: 'planning', done: 0, total: 0 });
  const planned = useRef<readonly BulkEntry[]>([]);
  const results = useRef(new Map<number, BulkEntry>());
  const isStopped = useRef(false);
  const asking = useRef<AbortController | null>(null);

  const ask = useCallback(() => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const { signal } = controller;
    const onProgress = (done: number, total: number) =>
      signal.aborted || setRun({ step: 'planning', done, total });
    fetchPlan({ client, action, target, signal, onProgress }).then(
      (entries) => {
        if (signal.aborted) return;
        planned.current = entries;
        setRun({ step: 'preview', entries });
      },
      (error: unknown) => signal.aborted || setRun({ step: 'unplanned', error }),
    );
  }, [client, action, target]);

  useEffect(() => {
    ask();
    return () => {
      asking.current?.abort();
      isStopped.current = true;
    };
  }, [ask]);

  const apply = useCallback(async () => {
    const total = ordersToChange(planned.current).length;
    const ids = ordersToChange(planned.current, results.current);
    let done = total - ids.length;
    isStopped.current = false;
    setRun({ step: 'applying', done, total, isStopping: false });
    const onEntries = (entries: readonly BulkEntry[]) => {
      for (const entry of entries) results.current.set(entry.order_id, entry);
      done += entries.length;
      setRun({ step: 'applying', done, total, isStopping: isStopped.current });
    };
    const entries = () => mergeResults(planned.current, results.current);
    try {
      await applyPlan({ client, action, ids, onEntries, isStopped: () => isStopped.current });
      setRun({ step: done < total ? 'stopped' : 'done', entries: entries(), error: null });
    } catch (error) {
      setRun({ step: 'stopped', entries: entries(), error });
    }
    void renew([ordersFind]);
  }, [client, action, renew]);

  const stop = useCallback(() => {
    isStopped.current = true;
    setRun((now) => (now.step === 'applying' ? { ...now, isStopping: true } : now));
  }, []);
  const plan = () => {
    setRun({ step: 'planning', done: 0, total: 0 });
    ask();
  };
  return { run, plan, apply: () => void apply(), stop };
}
