import { PackageX } from 'lucide-react';
import { arrivedUnits } from '@kontor/portal-core/deliveries';
import { AlsoOpen } from '../live/index.js';
import { EmptyState, Link, LoadFailure, LoadingNote, PageColumn, PageHead } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { DeliveryBody } from './detail/DeliveryBody.js';
import { DeliveryStatusMenu } from './status/DeliveryStatusMenu.js';
import { useDelivery } from './record/useDeliveries.js';
import { useInbound } from './record/useInbound.js';

export interface DeliveryDetailProps {
  /** Number of the delivery; null if the address contains none. */
  readonly id: number | null;
  /** Address of the list of deliveries, offered when there is none with this number. */
  readonly listHref?: string | undefined;
}

/** The page of one delivery. */
export function DeliveryDetail({ id, listHref }: DeliveryDetailProps) {
  return id === null ? <NotFound listHref={listHref} /> : <FoundById id={id} listHref={listHref} />;
}

function FoundById({ id, listHref }: DeliveryDetailProps & { readonly id: number }) {
  const translate = useTranslate();
  const { data: delivery, error, retry } = useDelivery(id);
  const inbound = useInbound({ intendo_id: delivery?.intendo_id ?? null });
  if (error && delivery === undefined) {
    return <LoadFailure title={translate('deliveries.loadFailed')} error={error} onRetry={retry} />;
  }
  if (delivery === undefined) return <LoadingNote />;
  if (delivery === null) return <NotFound listHref={listHref} />;
  return (
    <PageColumn>
      <PageHead>
        <h1>{translate('deliveries.title', { id })}</h1>
        <DeliveryStatusMenu delivery={delivery} units={inbound.lines && arrivedUnits(inbound.lines)} />
      </PageHead>
      <AlsoOpen kind="delivery" id={id} />
      <DeliveryBody delivery={delivery} inbound={inbound} isChangeable />
    </PageColumn>
  );
}

function NotFound({ listHref }: Pick<DeliveryDetailProps, 'listHref'>) {
  const translate = useTranslate();
  return (
    <PageColumn>
      <h1>{translate('shell.delivery')}</h1>
      <EmptyState
        icon={<PackageX aria-hidden="true" />}
        title={translate('deliveries.notFound')}
        action={listHref && <Link href={listHref}>{translate('deliveries.toList')}</Link>}
      />
    </PageColumn>
  );
}
