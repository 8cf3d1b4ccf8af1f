import { useState, type ComponentType } from 'react';
import { deliveryList } from '../../deliveries/index.js';
import { orderErrorList } from '../../order-errors/index.js';
import { orderList } from '../../orders/index.js';
import { EmptyState, lazyPart } from '../../primitives/index.js';
import { productList } from '../../products/index.js';
import { type Feature, useTranslate } from '../../provider/index.js';
import type { DashboardGridProps } from '../widgets/DashboardGrid.js';
import type { DeliveryWorkflowProps } from '../widgets/DeliveryWorkflow.js';
import {
  DELIVERIES_FEATURES,
  IMPORT_FEATURES,
  INVESTIGATION_FEATURES,
  ORDER_ERRORS_FEATURES,
  ORDERS_FEATURES,
  PRODUCTS_FEATURES,
} from '../widgets/features.js';
import { createCrossOriginWorker } from './cross-origin-worker.js';
import type { Tag } from './element-description.js';
import type { ElementEvent } from './element-events.js';
import { useWithout, wordsOf } from './given-words.js';

const OrdersTable = lazyPart(() => import('../widgets/OrdersTable.js').then((m) => m.OrdersTable));
const OrderImportWizard = lazyPart(() =>
  import('../widgets/OrderImportWizard.js').then((m) => m.OrderImportWizard),
);
const InvestigationThread = lazyPart(() =>
  import('../widgets/InvestigationThread.js').then((m) => m.InvestigationThread),
);
const DeliveryWorkflow = lazyPart(() =>
  import('../widgets/DeliveryWorkflow.js').then((m) => m.DeliveryWorkflow),
);
const DashboardGrid = lazyPart(() => import('../widgets/DashboardGrid.js').then((m) => m.DashboardGrid));
const ProductsTable = lazyPart(() => import('../widgets/ProductsTable.js').then((m) => m.ProductsTable));
const OrderErrors = lazyPart(() => import('../widgets/OrderErrors.js').then((m) => m.OrderErrors));

interface ElementWidgetProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly emit: (event: ElementEvent) => void;
}

/** Converts a list state to and from the query of an address. */
interface Searchable<List> {
  readonly read: (search: Readonly<Record<string, unknown>>) => List;
  readonly write: (list: List) => Record<string, string>;
}

/**
 * The list state given in the element's `search`. It is read again when the page changes `search`; otherwise the
 * reader's own changes are kept.
 */
function useSearchedList<List>(
  { values, emit }: ElementWidgetProps,
  { read, write }: Searchable<List>,
): { readonly list: List; readonly onChange: (list: List) => void } {
  const search = String(values['search'] ?? '');
  const from = () => read(Object.fromEntries(new URLSearchParams(search)));
  const [kept, keep] = useState(() => ({ search, list: from() }));
  const shown = kept.search === search ? kept : { search, list: from() };
  if (shown !== kept) keep(shown);
  return {
    list: shown.list,
    onChange(list) {
      keep({ search, list });
      emit({ type: 'list-change', search: new URLSearchParams(write(list)).toString() });
    },
  };
}

/** What the page leaves out of a list, and whether it says what its token limits it to, unless `fixed-filters` is `hidden`. */
function useListOffer<Known extends Feature>({ values }: ElementWidgetProps, known: readonly Known[]) {
  return {
    showsFixedFilters: values['fixedFilters'] !== 'hidden',
    hiddenFilters: wordsOf(values['hiddenFilters']),
    columns: wordsOf(values['columns']),
    without: useWithout(values, known),
  };
}

function OrdersElement(props: ElementWidgetProps) {
  const [orderId, open] = useOpenRecord(props.values['orderId']);
  return (
    <OrdersTable
      {...useSearchedList(props, orderList)}
      {...useListOffer(props, ORDERS_FEATURES)}
      openOrderId={orderId}
      onOpenOrder={(id) => {
        open(id);
        props.emit({ type: 'order-change', orderId: id });
      }}
    />
  );
}

function ProductsElement(props: ElementWidgetProps) {
  return (
    <ProductsTable {...useSearchedList(props, productList)} {...useListOffer(props, PRODUCTS_FEATURES)} />
  );
}

function OrderErrorsElement(props: ElementWidgetProps) {
  const offer = useListOffer(props, ORDER_ERRORS_FEATURES);
  return <OrderErrors {...useSearchedList(props, orderErrorList)} {...offer} />;
}

/** The record that is open: the one the page names, until the reader opens another or the page names another. */
function useOpenRecord(given: unknown): [id: number | null, open: (id: number | null) => void] {
  const named = idOf(given);
  const [kept, keep] = useState({ named, id: named });
  const shown = kept.named === named ? kept : { named, id: named };
  if (shown !== kept) keep(shown);
  return [shown.id, (id) => keep({ named, id })];
}

function DeliveriesElement(props: ElementWidgetProps) {
  const { emit, values } = props;
  const [deliveryId, open] = useOpenRecord(values['deliveryId']);
  return (
    <DeliveryWorkflow
      {...useSearchedList(props, deliveryList)}
      {...useListOffer(props, DELIVERIES_FEATURES)}
      deliveryId={deliveryId}
      hrefOf={values['hrefOf'] as DeliveryWorkflowProps['hrefOf']}
      onDeliveryChange={(id) => {
        open(id);
        emit({ type: 'delivery-change', deliveryId: id });
      }}
    />
  );
}

function ImportElement({ values, emit }: ElementWidgetProps) {
  return (
    <OrderImportWizard
      heading={null}
      without={useWithout(values, IMPORT_FEATURES)}
      createWorker={createCrossOriginWorker}
      onClose={() => emit({ type: 'close' })}
      onUnsavedChange={(change) => emit({ type: 'unsaved-change', ...change })}
    />
  );
}

function InvestigationElement({ values, emit }: ElementWidgetProps) {
  const translate = useTranslate();
  const id = idOf(values['orderId']);
  const without = useWithout(values, INVESTIGATION_FEATURES);
  if (id === null) return <EmptyState title={translate('investigations.orderMissing')} />;
  return (
    <InvestigationThread
      orderId={id}
      without={without}
      onUnsavedChange={(change) => emit({ type: 'unsaved-change', ...change })}
    />
  );
}

function DashboardElement({ values }: ElementWidgetProps) {
  return <DashboardGrid {...(values as Pick<DashboardGridProps, 'widgets' | 'kinds'>)} />;
}

function idOf(value: unknown): number | null {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The widget of each element. */
export const ELEMENT_WIDGETS: Readonly<Record<Tag, ComponentType<ElementWidgetProps>>> = {
  'kontor-orders-table': OrdersElement,
  'kontor-order-import': ImportElement,
  'kontor-investigation': InvestigationElement,
  'kontor-deliveries': DeliveriesElement,
  'kontor-dashboard': DashboardElement,
  'kontor-products': ProductsElement,
  'kontor-order-errors': OrderErrorsElement,
};
