import type { DeliveryLineState } from '@kontor/portal-core/comments';
import type { Booking, Delivery } from '@kontor/portal-core/deliveries';
import type { ErpInbound, ErpInboundRow } from '@kontor/portal-core/erp';

const ORDERED = [
  ['NW1080', 'Windlicht Treibholz groß', 20, '4061478101466'],
  ['NW1094', 'Gezeitenuhr weiß 15 cm', 6, '4061478101633'],
] as const;

/** The two lines of every inbound order, with the given booked units and reasons. */
export const inboundLines = (
  booked: readonly number[],
  reasons: readonly string[] = [],
): readonly ErpInboundRow[] =>
  ORDERED.map(([Nr_Artikel, Artikelname, Menge_bestellt, Nr_EAN], index) => ({
    Position: index + 1,
    Nr_Artikel,
    Artikelname,
    Nr_EAN,
    Menge_bestellt,
    Menge_gebucht: booked[index] ?? 0,
    ZZN_Grund: reasons[index] ?? '',
  }));

/** The lines as threads keep them. */
export const lineStates = (lines: readonly ErpInboundRow[]): readonly DeliveryLineState[] =>
  lines.map((row) => ({
    kind: 'delivery_line',
    position: row.Position,
    product_id: row.Nr_Artikel,
    name: row.Artikelname,
    ordered: row.Menge_bestellt,
    booked: row.Menge_gebucht,
    reason: row.ZZN_Grund,
  }));

/** The inbound order of a delivery, with these lines. */
export const anInbound = (
  { id, intendo_id, warehouse }: Delivery,
  lines: readonly ErpInboundRow[],
): ErpInbound => ({
  recordId: String(intendo_id),
  modId: '0',
  fieldData: { ID_Intendo: intendo_id ?? 0, ID_MANDAN: 2, 'LAGER::Bezeichnung': warehouse },
  portalData: { BESPOS_BESTEL_SL: lines },
  delivery_id: id,
});

/** Returns the lines after a booking; null if a line has changed since it was read. */
export function linesBooked(
  stored: readonly ErpInboundRow[],
  { lines }: Booking,
): readonly ErpInboundRow[] | null {
  const booking = (row: ErpInboundRow) => lines.find(({ position }) => position === row.Position);
  const isOvertaken = (row: ErpInboundRow) => {
    const from = booking(row)?.from;
    return from && (from.booked !== row.Menge_gebucht || from.reason !== row.ZZN_Grund);
  };
  if (stored.some(isOvertaken)) return null;
  return stored.map((row) => {
    const found = booking(row);
    return found ? { ...row, Menge_gebucht: found.booked, ZZN_Grund: found.reason ?? '' } : row;
  });
}
