import { Suspense, useRef, useState } from 'react';
import { WIDGET_TITLE_MAX, type DashboardWidget, type WidgetKind } from '@kontor/portal-core/dashboards';
import {
  Button,
  Dialog,
  lazyPart,
  LoadingNote,
  RadioGroup,
  TextField,
  useFocusOnFirstField,
} from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { DialogFields } from './WidgetDialog.styles.js';
import { kindOptions } from './widget-kinds.js';

const RichTextEditor = lazyPart(() =>
  import('../editor/RichTextEditor.js').then((module) => module.RichTextEditor),
);

/** A widget without a place on the grid yet. */
export type CardDraft = Pick<DashboardWidget, 'kind' | 'title' | 'html'>;

interface WidgetDialogProps {
  /** The card to change; null to choose a new widget. */
  readonly card: CardDraft | null;
  readonly onClose: () => void;
  readonly onDone: (widget: CardDraft) => void;
}

/** Dialog that chooses a widget to add, or changes the text of a card. */
export function WidgetDialog({ card, onClose, onDone }: WidgetDialogProps) {
  const translate = useTranslate();
  const [kind, setKind] = useState<WidgetKind | null>(card?.kind ?? null);
  const [title, setTitle] = useState(card?.title ?? '');
  const [html, setHtml] = useState(card?.html ?? '');
  const [wasAsked, setAsked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnFirstField(fields);
  const isDirty = title !== (card?.title ?? '') || html !== (card?.html ?? '');
  const finish = () => {
    setAsked(true);
    if (kind === null) return;
    onDone(kind === 'html_card' ? { kind, title: title.trim(), html } : { kind });
  };
  return (
    <Dialog
      isOpen
      size={kind === 'html_card' ? 'large' : 'medium'}
      title={translate(card === null ? 'dashboards.addWidget' : 'dashboards.editCard')}
      onClose={onClose}
      isDirty={isDirty}
      actions={
        <>
          <Button onPress={onClose}>{translate('common.cancel')}</Button>
          <Button variant="primary" onPress={finish}>
            {translate(card === null ? 'dashboards.add' : 'dashboards.apply')}
          </Button>
        </>
      }
    >
      <DialogFields ref={fields}>
        {card === null && (
          <RadioGroup
            label={translate('dashboards.kind')}
            options={kindOptions(translate)}
            value={kind}
            onChange={({ value }) => setKind(value)}
            error={wasAsked && kind === null ? translate('dashboards.widgetRequired') : undefined}
          />
        )}
        {kind === 'html_card' && (
          <>
            <TextField
              label={translate('dashboards.cardTitle')}
              maxLength={WIDGET_TITLE_MAX}
              value={title}
              onChange={({ value }) => setTitle(value)}
            />
            <CardContent html={html} onChange={setHtml} />
          </>
        )}
      </DialogFields>
    </Dialog>
  );
}

interface CardContentProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
}

function CardContent({ html, onChange }: CardContentProps) {
  const translate = useTranslate();
  return (
    <Suspense fallback={<LoadingNote />}>
      <RichTextEditor
        label={translate('dashboards.cardContent')}
        value={html}
        onChange={({ value }) => onChange(value)}
      />
    </Suspense>
  );
}
