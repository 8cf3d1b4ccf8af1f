import { Suspense, useId, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button, FieldError, lazyPart, TextField } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { BookingActions, BookingLine, BookingNote, Outlook, Panel, ProductName } from './Delivery.styles.js';
import { deliveredWords, differenceWords } from './inbound-words.js';
import { StaleNote } from './StaleNote.js';
import { useBookingForm, type BookingForm as BookingFormState } from './useBookingForm.js';
import type { InboundLine } from './useInbound.js';

/** Loaded when it is first asked. */
const MoreThanAnnounced = lazyPart(() =>
  import('./MoreThanAnnounced.js').then((module) => module.MoreThanAnnounced),
);

export interface BookingFormProps {
  /** The ERP's number of the inbound order. */
  readonly intendoId: number;
  readonly lines: readonly InboundLine[];
}

/** Form that books the received quantity of each product, with a reason wherever it differs from the announced one. */
export function BookingForm({ intendoId, lines }: BookingFormProps) {
  const translate = useTranslate();
  const heading = useId();
  const state = useBookingForm(intendoId, lines);
  const { form, isSending } = state;
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading}>{translate('deliveries.booking')}</h2>
      <Outlook>{translate('deliveries.bookingIntro')}</Outlook>
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
          <Line key={line.position} line={line} index={index} state={state} />
        ))}
        <BookingActions>
          {state.booksNothing && <NothingToBook />}
          <LeftAlone count={state.leftAlone ?? 0} />
          <Button onPress={state.fillAsAnnounced} isDisabled={isSending}>
            {translate('deliveries.asAnnounced')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {translate('deliveries.book')}
          </Button>
        </BookingActions>
      </form>
      <Suspense fallback={null}>
        {state.asking.lines.length > 0 && <MoreThanAnnounced asking={state.asking} />}
      </Suspense>
    </Panel>
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
  return (
    <BookingNote role="status">
      {count > 0 && translate('deliveries.leftAlone', { count, total })}
    </BookingNote>
  );
}

interface LineProps {
  readonly line: InboundLine;
  readonly index: number;
  readonly state: BookingFormState;
}

function Line({ line, index, state }: LineProps) {
  const { form, needsReason, overtaken } = state;
  const translate = useTranslate();
  const language = useLanguage();
  const name = line.name || line.productId;
  const booked = `booked.${index}`;
  const reason = `reason.${index}`;
  const field = useRef<HTMLInputElement>(null);
  const nowWords = [deliveredWords(line, language, translate), differenceWords(line, language, translate)];
  const takeStored = () => {
    state.takeStored(index);
    field.current?.focus();
  };
  return (
    <BookingLine>
      <ProductName>
        <span>{name}</span>
        <small>
          {line.productId} ·{' '}
          {translate('deliveries.announcedUnits', { qty: line.ordered.toLocaleString(language) })}
        </small>
      </ProductName>
      <TextField
        ref={field}
        label={translate('deliveries.bookedQuantity', { name })}
        isLabelHidden
        inputMode="numeric"
        maxLength={7}
        value={form.draft[booked] ?? ''}
        error={form.errorOf(booked)}
        onChange={({ value }) => form.change({ [booked]: value })}
      />
      {overtaken.has(index) && (
        <div data-wide>
          <StaleNote
            title={translate('deliveries.bookingStale', { name })}
            now={nowWords.filter(Boolean).join('; ')}
            kept={translate('deliveries.bookingKept')}
            actions={
              <Button size="small" onPress={takeStored} isDisabled={state.isSending}>
                {translate('deliveries.takeStored')}
              </Button>
            }
          />
        </div>
      )}
      {needsReason(index) && (
        <div data-wide>
          <TextField
            label={translate('deliveries.reasonOf', { name })}
            isRequired
            maxLength={200}
            value={form.draft[reason] ?? ''}
            error={form.errorOf(reason)}
            onChange={({ value }) => form.change({ [reason]: value })}
          />
        </div>
      )}
    </BookingLine>
  );
}
