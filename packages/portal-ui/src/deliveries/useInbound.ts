import { useQuery } from '@tanstack/react-query';
import { deliveryInbound, type Delivery } from '@kontor/portal-core';
import type { ErpInbound } from '@kontor/portal-core/erp';
import { answerKey, usePortalClient } from '../provider/index.js';

/** A line of the inbound order: what was announced of a product and what is booked in. */
export interface InboundLine {
  readonly position: number;
  readonly productId: string;
  readonly name: string;
  readonly ordered: number;
  readonly booked: number;
  /** Why more or fewer came; empty where they are the same, or nothing is booked yet. */
  readonly reason: string;
}

/** What the ERP knows of a delivery. */
export interface Inbound {
  /** Undefined until known, where the ERP knows none, and where it does not answer: the delivery is readable without them. */
  readonly lines: readonly InboundLine[] | undefined;
  /** The ERP did not answer. */
  readonly isUnknown: boolean;
  /** Asks again. */
  retry(): void;
}

/** Where the lines of an inbound order are kept. */
export const inboundKey = (intendoId: number | null) => answerKey(deliveryInbound, { params: { intendoId } });

/** Asks the ERP for the lines of a delivery. That it fails is only logged (specification 2 section 8). */
export function useInbound({ intendo_id }: Pick<Delivery, 'intendo_id'>): Inbound {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: inboundKey(intendo_id),
    queryFn: async ({ signal }) => {
      try {
        return await client.call(deliveryInbound, { params: { intendoId: intendo_id ?? 0 }, signal });
      } catch (error) {
        // oxlint-disable-next-line no-console -- "only logged": specification 2 section 8
        if (!signal.aborted) console.warn(`No booked quantities of inbound order ${intendo_id}`, error);
        throw error;
      }
    },
    enabled: intendo_id !== null,
    select: linesOf,
  });
  return {
    lines: query.data,
    isUnknown: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
}

function linesOf({ portalData }: ErpInbound): readonly InboundLine[] {
  return portalData.BESPOS_BESTEL_SL.map((row) => ({
    position: row.Position,
    productId: row.Nr_Artikel,
    name: row.Artikelname,
    ordered: row.Menge_bestellt,
    booked: row.Menge_gebucht,
    reason: row.ZZN_Grund,
  }));
}

/** Announced units that are not booked in; undefined while the ERP's lines are unknown. */
export function missingUnits(lines: readonly InboundLine[] | undefined): number | undefined {
  return lines?.reduce((sum, { ordered, booked }) => sum + Math.max(0, ordered - booked), 0);
}
