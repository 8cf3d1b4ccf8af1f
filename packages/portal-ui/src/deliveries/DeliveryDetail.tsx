import { PackageX } from 'lucide-react';
import { arrivedUnits } from '@kontor/portal-core';
import { EmptyState, LoadFailure, LoadingNote, PageColumn, PageHead } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { DeliveryBody } from './DeliveryBody.js';
import { DeliveryStatusMenu } from './DeliveryStatusMenu.js';
import { useDelivery } from './useDeliveries.js';
import { useInbound } from './useInbound.js';

export interface DeliveryDetailProps {
  /** Number of the delivery; null if the address contains none. */
  readonly id: number | null;
}

/** The page of one delivery. */
export function DeliveryDetail({ id }: DeliveryDetailProps) {
  return id === null ? <NotFound /> : <FoundById id={id} />;
}

function FoundById({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { data: delivery, error, retry } = useDelivery(id);
  const inbound = useInbound({ intendo_id: delivery?.intendo_id ?? null });
  if (error && delivery === undefined) {
    return <LoadFailure title={translate('deliveries.loadFailed')} error={error} onRetry={retry} />;
  }
  if (delivery === undefined) return <LoadingNote />;
  if (delivery === null) return <NotFound />;
  return (
    <PageColumn>
      <PageHead>
        <h1>{translate('deliveries.title', { id })}</h1>
        <DeliveryStatusMenu delivery={delivery} units={inbound.lines && arrivedUnits(inbound.lines)} />
      </PageHead>
      <DeliveryBody delivery={delivery} inbound={inbound} isChangeable />
    </PageColumn>
  );
}

function NotFound() {
  const translate = useTranslate();
  return (
    <PageColumn>
      <h1>{translate('shell.delivery')}</h1>
      <EmptyState icon={<PackageX aria-hidden="true" />} title={translate('deliveries.notFound')} />
    </PageColumn>
  );
}
