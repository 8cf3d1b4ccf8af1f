/** URL parameter that names the order whose investigation is open (specification 1 section 2). */
export const INVESTIGATION_FOR_ORDER = 'investigation-for-order';

/** What the address of the orders says of the list, without the order and the investigation that are open beside it. */
export function listPartOf(address: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { order: _, [INVESTIGATION_FOR_ORDER]: __, ...list } = address;
  return list;
}
