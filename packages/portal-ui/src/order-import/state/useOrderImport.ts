import { useEffect, useState, useSyncExternalStore } from 'react';
import { ordersFind } from '@kontor/portal-core/orders';
import { orderImportsList } from '@kontor/portal-core/order-import';
import { useDrafts, usePortalClient, useRenewal } from '../../provider/index.js';
import type { CreateImportWorker } from '../worker/connect-worker.js';
import type { ImportState } from './import-state.js';
import { ImportStore } from './import-store.js';

/** The import of one wizard: its state and its store. Terminates the worker when the wizard is unmounted. */
export function useOrderImport(createWorker: CreateImportWorker): {
  readonly state: ImportState;
  readonly store: ImportStore;
} {
  const client = usePortalClient();
  const drafts = useDrafts();
  const [store] = useState(
    () =>
      new ImportStore({ client, createWorker, drafts, now: () => performance.now(), newKey: newImportKey }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => () => store.dispose(), [store]);
  const renew = useRenewal();
  const { receipt } = state;
  useEffect(() => {
    // What lists of orders and imports show is old once orders were stored or cancelled.
    if (receipt === null) return;
    void renew([orderImportsList, ordersFind]);
  }, [receipt, renew]);
  return { state, store };
}

function newImportKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
