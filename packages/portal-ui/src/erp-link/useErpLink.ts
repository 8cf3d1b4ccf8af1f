import { keepPreviousData } from '@tanstack/react-query';
import {
  erpCompare,
  erpComparisonLast,
  erpConnectionRead,
  erpConnectionRemove,
  erpConnectionState,
  erpConnectionWrite,
  erpLaneDecide,
  erpLanes,
  erpLanesRepeat,
  erpSendOpen,
  type CompareInput,
  type ErpConnectionInput,
  type ErpLane,
  type LaneRecord,
  type LaneDecision,
} from '@kontor/portal-core/erp-link';
import { useAnswer, usePortalClient, useRenewal, useSend } from '../provider/index.js';
import { pagedRows, type PagedRows } from '../table/index.js';

export const LANES_PAGE_SIZE = 50;
/** Milliseconds after which the page looks again while it is open. */
const PACE = 5000;

/** The connection, followed while it is shown. */
export const useConnection = () =>
  useAnswer(
    erpConnectionRead,
    {},
    { staleTime: 0, refetchInterval: PACE, select: ({ connection }) => connection },
  );

/** What the last weekly comparison has found; null before the first. */
export const useLastComparison = () =>
  useAnswer(erpComparisonLast, {}, { select: ({ comparison }) => comparison });

/** Compares with the connected FileMaker file, which changes nothing. */
export const useCompare = () =>
  useSend((client, body: CompareInput) => client.call(erpCompare, { body }), { renews: [] });

/** A page of the records whose messages the ERP refused. */
export function useRefusedLanes(page: number): PagedRows<ErpLane> {
  const query = { limit: LANES_PAGE_SIZE, offset: (page - 1) * LANES_PAGE_SIZE + 1 };
  return pagedRows(
    useAnswer(
      erpLanes,
      { query },
      {
        placeholderData: keepPreviousData,
        refetchInterval: PACE,
      },
    ),
  );
}

const renews = [erpConnectionRead];

/** Connects, changes the address, or makes a new secret. The answer may hold the secret and is not cached. */
export const useConnect = () =>
  useSend((client, body: ErpConnectionInput) => client.call(erpConnectionWrite, { body }), {
    renews,
    gcTime: 0,
  });

export const useConnectionState = () =>
  useSend((client, state: 'running' | 'paused') => client.call(erpConnectionState, { body: { state } }), {
    renews,
  });

export const useSendOpen = () =>
  useSend((client, recordType: LaneRecord) => client.call(erpSendOpen, { query: { recordType } }), {
    renews,
  });

/** Takes the connection away. */
export function useDisconnect() {
  const client = usePortalClient();
  const renew = useRenewal();
  return async (): Promise<void> => {
    await client.call(erpConnectionRemove, {});
    await renew(renews);
  };
}

/** Sends all refused messages again. */
export const useRepeatAll = () => useSend((client, _: void) => client.call(erpLanesRepeat, {}), { renews });

export const useDecide = () =>
  useSend(
    (
      client,
      {
        id,
        ...body
      }: {
        readonly id: number;
        readonly recordType: LaneRecord;
        readonly decision: LaneDecision;
        readonly reason?: string;
      },
    ) => client.call(erpLaneDecide, { params: { id }, body }),
    { renews },
  );
