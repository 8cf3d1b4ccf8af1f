import { Suspense, useId, useState } from 'react';
import { Pencil } from 'lucide-react';
import { isDeliveryFieldOpen, type Delivery } from '@kontor/portal-core/deliveries';
import { Alert, Button, lazyPart } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Panel, PanelHead } from '../record/Delivery.styles.js';
import { DeliveryProducts } from './DeliveryProducts.js';
import type { Inbound } from '../record/useInbound.js';
import type { LineQuestions } from '../questions/useLineQuestions.js';

const ChangeProducts = lazyPart(() => import('./ChangeProducts.js').then((module) => module.ChangeProducts));

export interface ProductsPanelProps {
  readonly delivery: Delivery;
  /** What the ERP knows about the products. */
  readonly inbound: Inbound;
  /** Whether the user may change the products, as long as the delivery's status permits it. */
  readonly isChangeable: boolean;
  readonly questions: LineQuestions;
}

/** The products of a delivery with their received quantities, and the button to change them. */
export function ProductsPanel({ delivery, inbound, isChangeable, questions }: ProductsPanelProps) {
  const translate = useTranslate();
  const heading = useId();
  const [isChanging, setChanging] = useState(false);
  return (
    <Panel aria-labelledby={heading}>
      <PanelHead>
        <h2 id={heading}>{translate('deliveries.products')}</h2>
        {isChangeable && isDeliveryFieldOpen(delivery, 'products') && (
          <Button size="small" icon={<Pencil aria-hidden="true" />} onPress={() => setChanging(true)}>
            {translate('deliveries.changeProducts')}
          </Button>
        )}
      </PanelHead>
      {inbound.isUnknown && (
        <Alert
          level="info"
          actions={
            <Button size="small" onPress={inbound.retry}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('deliveries.arrivedFailed')}
        </Alert>
      )}
      <DeliveryProducts
        delivery={delivery}
        lines={inbound.lines}
        isUnknown={inbound.isUnknown}
        questions={questions}
      />
      {isChanging && (
        <Suspense fallback={null}>
          <ChangeProducts delivery={delivery} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
