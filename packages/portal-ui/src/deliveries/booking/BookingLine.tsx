import { Suspense, useRef, useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import { deliveredShare } from '@kontor/portal-core/deliveries';
import { StaleField } from '../../forms/index.js';
import { Badge, Button, IconButton, lazyPart, TextField } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { AskLine } from '../questions/AskLine.js';
import { counted, unitsOf } from './booking-draft.js';
import { Count, LineButtons, LineRoot } from './Booking.styles.js';
import { ProductName } from '../record/Delivery.styles.js';
import { deliveredWords, differenceWords, SHARE_TONES, shareWords } from '../record/inbound-words.js';
import type { BookingForm } from './useBookingForm.js';
import type { InboundLine } from '../record/useInbound.js';
import type { LineQuestions } from '../questions/useLineQuestions.js';

export const loadDamage = () => import('./DamageDialog.js');
const DamageDialog = lazyPart(() => loadDamage().then((module) => module.DamageDialog));

export interface BookingLineProps {
  readonly deliveryId: number;
  readonly line: InboundLine;
  readonly index: number;
  readonly state: BookingForm;
  /** Questions about the lines, where the form is the only place that shows them. */
  readonly questions?: LineQuestions | undefined;
}

/** One announced product: how much of it has arrived, by taps or typed. */
export function BookingLine(props: BookingLineProps) {
  const { line, index, state, questions } = props;
  const { form } = state;
  const translate = useTranslate();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const name = line.name || line.productId;
  const ordered = line.ordered.toLocaleString(language);
  return (
    <LineRoot data-line={questions && line.position} tabIndex={questions && -1}>
      <ProductName>
        <span>{name}</span>
        <small>{[line.productId, line.ean].filter(Boolean).join(' · ')}</small>
      </ProductName>
      <Count>
        <TextField
          ref={field}
          label={translate('deliveries.bookedQuantity', { name })}
          isLabelHidden
          inputMode="numeric"
          maxLength={7}
          value={form.draft[`booked.${index}`] ?? ''}
          error={form.errorOf(`booked.${index}`)}
          onChange={({ value }) => form.change({ [`booked.${index}`]: value })}
        />
        <span>{translate('deliveries.unitsOf', { ordered })}</span>
        <Share units={unitsOf(form.draft[`booked.${index}`])} line={line} />
      </Count>
      <Taps {...props} name={name} />
      <Overtaken {...props} name={name} onTaken={() => field.current?.focus()} />
      {state.needsReason(index) && (
        <TextField
          label={translate('deliveries.reasonOf', { name })}
          isRequired
          maxLength={200}
          value={form.draft[`reason.${index}`] ?? ''}
          error={form.errorOf(`reason.${index}`)}
          onChange={({ value }) => form.change({ [`reason.${index}`]: value })}
        />
      )}
      {questions && <AskLine line={line} questions={questions} />}
    </LineRoot>
  );
}

/** How the typed quantity compares with the announced one, as colour and word. */
function Share({ units, line }: { readonly units: number; readonly line: InboundLine }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (Number.isNaN(units)) return null;
  const share = deliveredShare(units, line.ordered);
  return (
    <Badge tone={share === 'none' ? 'neutral' : SHARE_TONES[share]}>
      {shareWords({ booked: units, ordered: line.ordered }, language, translate)}
    </Badge>
  );
}

/** The buttons of a line, each big enough for a thumb. */
function Taps({ deliveryId, line, index, state, name }: BookingLineProps & { readonly name: string }) {
  const { form, isSending } = state;
  const translate = useTranslate();
  const qty = line.ordered.toLocaleString(useLanguage());
  const [isDamaged, setDamaged] = useState(false);
  const count = (by: number) => form.change(counted(form.draft, index, by));
  return (
    <LineButtons>
      <IconButton
        variant="secondary"
        label={translate('deliveries.oneLess', { name })}
        isDisabled={isSending}
        onPress={() => count(-1)}
      >
        <Minus />
      </IconButton>
      <IconButton
        variant="secondary"
        label={translate('deliveries.oneMore', { name })}
        isDisabled={isSending}
        onPress={() => count(1)}
      >
        <Plus />
      </IconButton>
      <Button
        aria-label={translate('deliveries.allUnitsOf', { qty, name })}
        isDisabled={isSending}
        onPress={() => form.change({ [`booked.${index}`]: String(line.ordered) })}
      >
        {translate('deliveries.allUnits', { qty })}
      </Button>
      <Button
        aria-label={translate('deliveries.damageOf', { name })}
        isDisabled={isSending}
        onPress={() => setDamaged(true)}
      >
        {translate('deliveries.damage')}
      </Button>
      <Suspense fallback={null}>
        {isDamaged && (
          <DamageDialog
            deliveryId={deliveryId}
            name={name}
            onRecord={({ units, reason }) =>
              form.change({ ...counted(form.draft, index, -units), [`reason.${index}`]: reason })
            }
            onClose={() => setDamaged(false)}
          />
        )}
      </Suspense>
    </LineButtons>
  );
}

interface OvertakenProps extends BookingLineProps {
  readonly name: string;
  readonly onTaken: () => void;
}

/** Says that another user has booked the line in the meantime. */
function Overtaken({ line, index, state, name, onTaken }: OvertakenProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!state.overtaken.has(index)) return null;
  const nowWords = [deliveredWords(line, language, translate), differenceWords(line, language, translate)];
  const take = () => {
    state.takeStored(index);
    onTaken();
  };
  return (
    <StaleField
      error={null}
      name={name}
      title={translate('deliveries.bookingStale', { name })}
      now={nowWords.filter(Boolean).join('; ')}
      kept={translate('deliveries.bookingKept')}
      actions={
        <Button size="small" onPress={take} isDisabled={state.isSending}>
          {translate('deliveries.takeStored')}
        </Button>
      }
    />
  );
}
