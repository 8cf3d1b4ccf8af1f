/** The part of a list's filter that says whose records the list shows. */
interface OfMerchants {
  /** The ERP's number of the only merchant whose records are shown. */
  readonly merchantErpId?: number | undefined;
  /** Whether the records of every merchant are shown. */
  readonly displayAllMerchants?: boolean | undefined;
}

/** The merchant for whom a user works at present, by numbers of the ERP. */
interface MerchantChoice {
  /** The merchant of the user's account; null for staff without one. */
  readonly own: number | null;
  /** The merchant that the user has chosen; null for every merchant. */
  readonly chosen: number | null;
}

/**
 * The filter of a list within the chosen merchant. A merchant that the filter names, or „all merchants", goes before the choice. The answer
 * only asks: whose records a user may read is decided by the data scope (`dataScopeOf`), which no filter widens.
 */
export function withinMerchant<Filter extends OfMerchants>(
  filter: Filter,
  { own, chosen }: MerchantChoice,
): Filter {
  if (filter.merchantErpId === undefined && filter.displayAllMerchants) return filter;
  const merchantErpId = filter.merchantErpId ?? chosen;
  if (merchantErpId === own) return own === null ? filter : { ...filter, merchantErpId };
  if (merchantErpId === null) return { ...filter, displayAllMerchants: true };
  return { ...filter, merchantErpId, displayAllMerchants: true };
}
