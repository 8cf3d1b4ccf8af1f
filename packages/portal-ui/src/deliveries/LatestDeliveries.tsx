import { useMemo } from 'react';
import { DELIVERIES_HOME_LIMIT, type Delivery } from '@kontor/portal-core/deliveries';
import { useMerchantView } from '../merchant-choice/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { Table } from '../table/index.js';
import { deliveryColumns } from './list/delivery-columns.js';
import { deliveryList } from './record/delivery-list.js';
import { useDeliveries, ofMerchant } from './record/useDeliveries.js';
import { useTimeZone } from '../settings/index.js';

export interface LatestDeliveriesProps {
  /** The address of a delivery's own page. */
  readonly hrefOf: (delivery: Pick<Delivery, 'id'>) => string;
}

const rowId = (delivery: Delivery) => String(delivery.id);

/** The five latest deliveries for a home page, read-only. */
export function LatestDeliveries({ hrefOf }: LatestDeliveriesProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const merchants = useMerchantView();
  const columns = useMemo(
    () =>
      deliveryColumns({ translate, timeZone, hrefOf, onDetails: null, onStep: null }).map((column) => ({
        ...column,
        isSortable: false,
      })),
    [translate, timeZone, hrefOf],
  );
  const { data, isLoading, error, retry } = useDeliveries(
    ofMerchant(deliveryList.usual, merchants),
    DELIVERIES_HOME_LIMIT,
  );
  return (
    <Table
      label={translate('deliveries.tableLabel')}
      columns={columns}
      rows={data?.entries ?? []}
      rowId={rowId}
      isLoading={isLoading}
      skeletonRows={DELIVERIES_HOME_LIMIT}
      error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
      emptyText={translate('deliveries.noDeliveriesYet')}
    />
  );
}
