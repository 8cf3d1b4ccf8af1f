import { arrivedUnits, type Delivery } from '@kontor/portal-core/deliveries';
import { Alert, Button, Dialog, Link, LoadingNote, PageColumn } from '../../primitives/index.js';
import { problemText, useTranslate } from '../../provider/index.js';
import { StatusLine } from '../record/Delivery.styles.js';
import { DeliveryBody } from './DeliveryBody.js';
import { DeliveryStatusMenu } from '../status/DeliveryStatusMenu.js';
import { useDelivery } from '../record/useDeliveries.js';
import { useInbound } from '../record/useInbound.js';

export interface DeliveryDetailsProps {
  /** Number of the delivery. */
  readonly id: number;
  /** The address of a delivery's own page. */
  readonly hrefOf: (delivery: Pick<Delivery, 'id'>) => string;
  /** Opens the delivery in place of its own page. */
  readonly onOpen?: ((delivery: Pick<Delivery, 'id'>) => void) | undefined;
  readonly onClose: () => void;
}

/** Dialog over the list with a delivery's products, comments and facts. */
export function DeliveryDetails({ id, hrefOf, onOpen, onClose }: DeliveryDetailsProps) {
  const translate = useTranslate();
  const { data: delivery, error } = useDelivery(id);
  const inbound = useInbound({ intendo_id: delivery?.intendo_id ?? null });
  return (
    <Dialog
      isOpen
      size="full"
      title={translate('deliveries.title', { id })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{translate('common.close')}</Button>}
    >
      {error && delivery === undefined && (
        <Alert level="danger" title={translate('deliveries.loadFailed')}>
          {problemText(error, translate)}
        </Alert>
      )}
      {delivery === undefined && !error && <LoadingNote />}
      {delivery === null && <Alert level="warning">{translate('deliveries.notFound')}</Alert>}
      {delivery && (
        <PageColumn>
          <StatusLine>
            <DeliveryStatusMenu delivery={delivery} units={inbound.lines && arrivedUnits(inbound.lines)} />
            <Link
              {...(onOpen
                ? { onPress: () => onOpen(delivery) }
                : { href: hrefOf(delivery), isExternal: true })}
            >
              {translate('deliveries.openPage')}
            </Link>
          </StatusLine>
          <DeliveryBody delivery={delivery} inbound={inbound} isChangeable={false} />
        </PageColumn>
      )}
    </Dialog>
  );
}
