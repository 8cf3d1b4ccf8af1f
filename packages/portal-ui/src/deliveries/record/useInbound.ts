import { deliveryInbound, type Delivery } from '@kontor/portal-core/deliveries';
import type { ErpInbound } from '@kontor/portal-core/erp';
import { useAnswer } from '../../provider/index.js';

/** A line of the inbound order: the announced and the booked quantity of a product. */
export interface InboundLine {
  readonly position: number;
  readonly productId: string;
  readonly name: string;
  /** Announced units. */
  readonly ordered: number;
  /** Units received in total. */
  readonly booked: number;
  /** Why the quantity differs; empty if it does not, or if nothing is booked yet. */
  readonly reason: string;
  /** Empty when there is none. */
  readonly ean: string;
}

/** What the ERP knows about a delivery. */
export interface Inbound {
  /** Undefined until loaded, if the ERP has no lines, and if it does not answer; the delivery can be read without them. */
  readonly lines: readonly InboundLine[] | undefined;
  /** Whether the ERP did not answer. */
  readonly isUnknown: boolean;
  /** Sends the request again. */
  retry(): void;
}

/** Fetches the lines of a delivery from the ERP. A failure is only logged (specification 2 section 8). */
export function useInbound({ intendo_id }: Pick<Delivery, 'intendo_id'>): Inbound {
  const query = useAnswer(
    deliveryInbound,
    { params: { intendoId: intendo_id ?? 0 } },
    {
      enabled: intendo_id !== null,
      select: linesOf,
      meta: { loggedFailure: `No booked quantities of inbound order ${intendo_id}` },
    },
  );
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
    ean: row.Nr_EAN,
    ordered: row.Menge_bestellt,
    booked: row.Menge_gebucht,
    reason: row.ZZN_Grund,
  }));
}
