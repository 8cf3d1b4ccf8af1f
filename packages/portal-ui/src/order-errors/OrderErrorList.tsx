import { Suspense, useState } from 'react';
import { MessageSquarePlus } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import type { OrderError } from '@kontor/portal-core/order-errors';
import { Button, lazyPart, LoadFailure, LoadingNote } from '../primitives/index.js';
import { useOffers, useTranslate } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';
import { ErrorStatusSelect } from './ErrorStatusSelect.js';
import { Entry, EntryHead, List, Nothing } from './OrderErrorList.styles.js';
import { useErrorsOfOrder } from './useOrderErrors.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

const InvestigationOfOrder = lazyPart(() =>
  import('../investigations/InvestigationOfOrder.js').then((module) => module.InvestigationOfOrder),
);

export interface OrderErrorListProps {
  /** The ERP's number of the order. */
  readonly orderErpId: number;
}

/** The errors of one order, newest first, each with a select for its status. */
export function OrderErrorList({ orderErpId }: OrderErrorListProps) {
  const translate = useTranslate();
  const { timeZone } = useOrderErrorSettings();
  const { data, error, retry } = useErrorsOfOrder(orderErpId);
  const [asked, ask] = useState<OrderError | null>(null);
  const mayOpen = useAllowedResources()?.has('/orders') ?? false;
  const mayComment = useOffers('comment');
  const mayAsk = useOffers('investigation') && mayComment && mayOpen;
  if (error) return <LoadFailure title={translate('orderErrors.listFailed')} error={error} onRetry={retry} />;
  if (data === undefined) return <LoadingNote />;
  if (data.entries.length === 0)
    return <Nothing role="status">{translate('orderErrors.noErrorsOfOrder')}</Nothing>;
  return (
    <>
      <List aria-label={translate('orderErrors.tableLabel')}>
        {data.entries.map((one) => (
          <ErrorEntry key={one.id} error={one} timeZone={timeZone} onAsk={mayAsk ? ask : undefined} />
        ))}
      </List>
      {asked !== null && (
        <Suspense fallback={null}>
          <InvestigationOfOrder orderId={orderErpId} asked={asked} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  );
}

interface ErrorEntryProps {
  readonly error: OrderError;
  readonly timeZone: string;
  /** Opens the order's investigation with a comment about the error; without it the entry has no button. */
  readonly onAsk: ((error: OrderError) => void) | undefined;
}

function ErrorEntry({ error, timeZone, onAsk }: ErrorEntryProps) {
  const translate = useTranslate();
  return (
    <Entry>
      <EntryHead>
        <b>{error.type}</b>
        <time dateTime={error.error_date}>{formatInstant(Date.parse(error.error_date), timeZone)}</time>
        <small>#{error.id}</small>
        <ErrorStatusSelect error={error} />
      </EntryHead>
      <p>{error.description}</p>
      {onAsk && (
        <Button
          size="small"
          variant="quiet"
          icon={<MessageSquarePlus aria-hidden="true" />}
          aria-label={translate('investigations.askOf', { id: error.id })}
          onPress={() => onAsk(error)}
        >
          {translate('investigations.ask')}
        </Button>
      )}
    </Entry>
  );
}
