import { Suspense, useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button, FieldError, lazyPart, useAhead } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { countedUnits } from './booking-draft.js';
import { BookingActions, BookingIntro, BookingNote, WaitingPlace } from './Booking.styles.js';
import { BookingLine, loadDamage } from './BookingLine.js';
import { Panel } from '../record/Delivery.styles.js';
import { loadCamera, ScanBar } from './ScanBar.js';
import { useBookingForm, type BookingForm as BookingFormState } from './useBookingForm.js';
import type { InboundLine } from '../record/useInbound.js';
import type { LineQuestions } from '../questions/useLineQuestions.js';
import { WaitingBookings } from './WaitingBookings.js';

const loadMore = () => import('./MoreThanAnnounced.js');
const MoreThanAnnounced = lazyPart(() => loadMore().then((module) => module.MoreThanAnnounced));
/** Loaded ahead, since they are needed without a connection, too. */
const loadParts = () => Promise.all([loadMore(), loadCamera(), loadDamage()]);

export interface BookingFormProps {
  /** Number of the delivery. */
  readonly deliveryId: number;
  /** The ERP's number of the inbound order. */
  readonly intendoId: number;
  readonly lines: readonly InboundLine[];
  /** Questions about the lines, where no list of products stands beside the form. */
  readonly questions?: LineQuestions | undefined;
}

/** Form that books the received quantity of each product by taps, scans or typing, with a reason wherever it differs from the announced one. */
export function BookingForm({ deliveryId, intendoId, lines, questions }: BookingFormProps) {
  const translate = useTranslate();
  const heading = useId();
  const state = useBookingForm({ deliveryId, intendoId }, lines);
  const { form, isSending } = state;
  useAhead(loadParts);
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading}>{translate('deliveries.booking')}</h2>
      <BookingIntro>{translate('deliveries.bookingIntro')}</BookingIntro>
      <WaitingPlace>
        <WaitingBookings />
      </WaitingPlace>
      <ScanBar form={form} lines={lines} />
      <form
        ref={form.ref}
        noValidate
        aria-labelledby={heading}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) form.submit();
        }}
      >
        {lines.map((line, index) => (
          <BookingLine key={line.position} {...{ deliveryId, line, index, state, questions }} />
        ))}
        <Actions state={state} lines={lines} />
      </form>
      <Suspense fallback={null}>
        {state.asking.lines.length > 0 && <MoreThanAnnounced asking={state.asking} />}
      </Suspense>
    </Panel>
  );
}

interface ActionsProps {
  readonly state: BookingFormState;
  readonly lines: readonly InboundLine[];
}

/** The foot of the form: how much is counted, and the buttons. It stays in sight on a phone. */
function Actions({ state, lines }: ActionsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { booked, ordered } = countedUnits(state.form.draft, lines);
  const counted = {
    booked: booked.toLocaleString(language),
    ordered: ordered.toLocaleString(language),
  };
  return (
    <BookingActions>
      {state.booksNothing && <NothingToBook />}
      <BookingNote>
        <b>{translate('deliveries.countedUnits', counted)}</b>
        <LeftAlone count={state.leftAlone ?? 0} />
      </BookingNote>
      <Button onPress={state.fillAsAnnounced} isDisabled={state.isSending}>
        {translate('deliveries.asAnnounced')}
      </Button>
      <Button type="submit" variant="primary" isBusy={state.isSending}>
        {translate('deliveries.book')}
      </Button>
    </BookingActions>
  );
}

function NothingToBook() {
  const translate = useTranslate();
  return (
    <FieldError role="alert">
      <CircleAlert aria-hidden="true" />
      {translate('deliveries.nothingToBook')}
    </FieldError>
  );
}

/** Says how many lines were not filled in; always in the page, so that it is read aloud when it changes. */
function LeftAlone({ count }: { readonly count: number }) {
  const translate = useTranslate();
  const total = count.toLocaleString(useLanguage());
  return <span role="status">{count > 0 && translate('deliveries.leftAlone', { count, total })}</span>;
}
