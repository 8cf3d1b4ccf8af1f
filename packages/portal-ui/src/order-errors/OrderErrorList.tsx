import { formatInstant } from '@kontor/portal-core/dates';
import type { OrderError } from '@kontor/portal-core/order-errors';
import { LoadFailure, LoadingNote } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { ErrorStatusSelect } from './ErrorStatusSelect.js';
import { Entry, EntryHead, List, Nothing } from './OrderErrorList.styles.js';
import { useErrorsOfOrder } from './useOrderErrors.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

export interface OrderErrorListProps {
  /** The ERP's number of the order. */
  readonly orderErpId: number;
}

/** The errors of one order, newest first, each with a select for its status. */
export function OrderErrorList({ orderErpId }: OrderErrorListProps) {
  const translate = useTranslate();
  const { timeZone } = useOrderErrorSettings();
  const { data, error, retry } = useErrorsOfOrder(orderErpId);
  if (error) return <LoadFailure title={translate('orderErrors.listFailed')} error={error} onRetry={retry} />;
  if (data === undefined) return <LoadingNote />;
  if (data.entries.length === 0)
    return <Nothing role="status">{translate('orderErrors.noErrorsOfOrder')}</Nothing>;
  return (
    <List aria-label={translate('orderErrors.tableLabel')}>
      {data.entries.map((one) => (
        <ErrorEntry key={one.id} error={one} timeZone={timeZone} />
      ))}
    </List>
  );
}

function ErrorEntry({ error, timeZone }: { readonly error: OrderError; readonly timeZone: string }) {
  return (
    <Entry>
      <EntryHead>
        <b>{error.type}</b>
        <time dateTime={error.error_date}>{formatInstant(Date.parse(error.error_date), timeZone)}</time>
        <small>#{error.id}</small>
        <ErrorStatusSelect error={error} />
      </EntryHead>
      <p>{error.description}</p>
    </Entry>
  );
}
