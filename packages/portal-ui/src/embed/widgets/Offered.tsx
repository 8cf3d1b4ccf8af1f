import { useMemo, type ReactNode } from 'react';
import { type Feature, type Offer, OfferContext } from '../../provider/index.js';
import { FixedFilters, type FixedFiltersProps } from './fixed-filters/FixedFilters.js';
import { fieldsOf } from './held-filters.js';

/** What a page may leave out of a widget. It takes away and never gives: what the page's token is not for stays out, too. */
export interface OfferProps<Left extends Feature> {
  /** Features that the page leaves out. The token of the page, not this, is what protects: see `access` of a session. */
  readonly without?: readonly Left[] | undefined;
}

/** A list that the host keeps or the widget itself, and what a page may leave out of it. */
export interface ListOfferProps<Left extends Feature, List> extends OfferProps<Left> {
  /** Filter, sorting and page, if the host keeps them. */
  readonly list?: List | undefined;
  /** Initial list state if the widget keeps it; by default without a filter. */
  readonly defaultList?: List | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: List) => void) | undefined;
  /** Filters that readers neither see nor change; they stay as the page gave them in the list. */
  readonly hiddenFilters?: readonly string[] | undefined;
  /** Whether chips say what the page's token limits the list to; they do unless told. */
  readonly showsFixedFilters?: boolean | undefined;
}

/** The same of a list whose columns can be chosen. */
export interface TableOfferProps<Left extends Feature, List> extends ListOfferProps<Left, List> {
  /** Ids of the columns to offer, besides the first; by default all. */
  readonly columns?: readonly string[] | undefined;
}

interface OfferedProps extends Pick<
  TableOfferProps<Feature, never>,
  'without' | 'hiddenFilters' | 'columns' | 'showsFixedFilters'
> {
  /** The kinds of records whose fixed filters are told above the widget. */
  readonly of?: FixedFiltersProps['of'];
  readonly children: ReactNode;
}

const NOTHING: readonly never[] = [];

/** A widget without what the page leaves out. */
export function Offered(props: OfferedProps) {
  const { without = NOTHING, hiddenFilters = NOTHING, columns, of = NOTHING, showsFixedFilters } = props;
  const text = JSON.stringify([without, hiddenFilters, columns ?? null]);
  const offer = useMemo<Offer>(
    () => ({
      without: new Set(without),
      heldFields: new Set(hiddenFilters.flatMap(fieldsOf)),
      columns: columns ?? null,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- equal names are the same offer
    [text],
  );
  return (
    <OfferContext value={offer}>
      {showsFixedFilters !== false && <FixedFilters of={of} />}
      {props.children}
    </OfferContext>
  );
}
