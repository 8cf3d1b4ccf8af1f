import { createContext, useContext, useMemo } from 'react';
import { useMayExport, useMayWrite } from './useMayWrite.js';

/** What a page may leave out of a widget, with the right of its token that the feature needs besides. */
const NEEDS = {
  create: 'write',
  edit: 'write',
  hold: 'write',
  cancel: 'write',
  comment: 'write',
  investigation: 'read',
  bulk: 'read',
  import: 'write',
  export: 'export',
  columns: 'read',
  filters: 'read',
  chart: 'read',
} as const;

/** A part of a widget that a page may leave out. */
export type Feature = keyof typeof NEEDS;

/** What the page around a widget leaves out of it. */
export interface Offer {
  /** The features that are left out. */
  readonly without: ReadonlySet<string>;
  /** Ids of the columns that are offered; null for all. */
  readonly columns: readonly string[] | null;
  /** Fields of the filter that readers neither see nor change. */
  readonly heldFields: ReadonlySet<string>;
}

/** Everything: no page has left out anything. */
export const WHOLE_OFFER: Offer = { without: new Set(), columns: null, heldFields: new Set() };
/** Set by the widgets for partners' pages. */
export const OfferContext = createContext<Offer>(WHOLE_OFFER);

/** Whether a widget offers a feature: the page's token is for it, and the page has not left it out. */
export function useOffers(feature: Feature): boolean {
  const { without } = useContext(OfferContext);
  const rights = { read: true, write: useMayWrite(), export: useMayExport() };
  return rights[NEEDS[feature]] && !without.has(feature);
}

/** The features that the page leaves out, whatever its token is for. */
export const useLeftOut = (): ReadonlySet<string> => useContext(OfferContext).without;

/** The columns of a table that the page offers, besides those that are always visible. */
export function useOfferedColumns<
  Column extends { readonly id: string; readonly isAlwaysVisible?: boolean | undefined },
>(columns: readonly Column[]): readonly Column[] {
  const { columns: offered } = useContext(OfferContext);
  return useMemo(
    () =>
      offered === null
        ? columns
        : columns.filter(({ id, isAlwaysVisible }) => isAlwaysVisible === true || offered.includes(id)),
    [columns, offered],
  );
}

/** The fields of the filter that the page holds. */
export const useHeldFields = (): ReadonlySet<string> => useContext(OfferContext).heldFields;

/** The part of a filter that readers may change. */
export function useOpenFilter<Filter extends object>(filter: Filter): Filter {
  const { heldFields, without } = useContext(OfferContext);
  const isHeld = (field: string) => heldFields.has(field) || without.has('filters');
  return Object.fromEntries(Object.entries(filter).filter(([field]) => !isHeld(field))) as Filter;
}
