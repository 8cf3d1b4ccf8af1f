import { Suspense, useId } from 'react';
import { arrivedUnits, type Delivery } from '@kontor/portal-core/deliveries';
import { lazyPart, LoadingNote } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Column, Columns, Outlook, Panel, PanelHead } from '../record/Delivery.styles.js';
import { DeliveryFacts } from './DeliveryFacts.js';
import { useDeliveryOutlook } from '../status/DeliveryStatusHint.js';
import { DeliveryTalk } from './DeliveryTalk.js';
import { PrintDelivery } from './PrintDelivery.js';
import { ProductsPanel } from './ProductsPanel.js';
import type { Inbound } from '../record/useInbound.js';
import { useLineQuestions } from '../questions/useLineQuestions.js';
import { useNarrowWindow } from '../record/useNarrowWindow.js';
import { useDeliveryRights } from '../record/useDeliveryRights.js';

/** For the warehouse only, and loaded with the first delivery that can be booked. */
const BookingForm = lazyPart(() => import('../booking/BookingForm.js').then((module) => module.BookingForm));

export interface DeliveryBodyProps {
  readonly delivery: Delivery;
  /** What the ERP knows about the delivery's products. */
  readonly inbound: Inbound;
  /** Whether staff can change fields and book goods here; otherwise read-only. */
  readonly isChangeable: boolean;
}

/** The content of a delivery's page: next step, products, facts and comments. */
export function DeliveryBody({ delivery, inbound, isChangeable }: DeliveryBodyProps) {
  const translate = useTranslate();
  const information = useId();
  const { mayChange } = useDeliveryRights();
  const { lines } = inbound;
  const outlook = useDeliveryOutlook(delivery.status, lines && arrivedUnits(lines));
  const { intendo_id: intendoId, status } = delivery;
  const questions = useLineQuestions(delivery.id);
  const isNarrow = useNarrowWindow();
  const isBookable = isChangeable && mayChange && status === 'ACCEPTED';
  const bookable = isBookable && intendoId !== null && lines !== undefined && { intendoId, lines };
  return (
    <>
      <Outlook>{outlook.join(' ')}</Outlook>
      <Columns ref={questions.ref}>
        <Column>
          {/* A phone shows the products once: those that are booked. */}
          {!(isNarrow && bookable) && (
            <ProductsPanel
              delivery={delivery}
              inbound={inbound}
              isChangeable={isChangeable && mayChange}
              questions={questions}
            />
          )}
          {bookable && (
            <Suspense fallback={<LoadingNote />}>
              <BookingForm
                key={intendoId}
                deliveryId={delivery.id}
                {...bookable}
                questions={isNarrow ? questions : undefined}
              />
            </Suspense>
          )}
          <DeliveryTalk delivery={delivery} questions={questions} />
        </Column>
        <Panel aria-labelledby={information}>
          <PanelHead>
            <h2 id={information}>{translate('deliveries.information')}</h2>
            <PrintDelivery delivery={delivery} lines={lines} />
          </PanelHead>
          <DeliveryFacts delivery={delivery} isReadOnly={!isChangeable || !mayChange} />
        </Panel>
      </Columns>
    </>
  );
}
