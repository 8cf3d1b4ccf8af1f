import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import { sideOf, type InvestigationStatus } from '@kontor/portal-core/investigations';
import { INVESTIGATION_STATUS_TEXTS } from '@kontor/portal-core/orders';
import { ApiError } from '@kontor/portal-core/wire';
import { Sentences, withSentence } from '../comments/index.js';
import { RichTextEditor } from '../editor/index.js';
import { Alert, Button } from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { usePrincipal } from '../session/index.js';
import { Form, FormActions } from './InvestigationThread.styles.js';
import { usualSentences } from './sentences.js';
import type { CommentDraft } from './useCommentDraft.js';

export interface CommentFormProps {
  /** The current status; null while there is no investigation. */
  readonly status: InvestigationStatus | null;
  readonly draft: CommentDraft;
}

/** Form for a comment: the first one, which opens an investigation, a further one, or the reason for a status change. */
export function CommentForm({ status, draft }: CommentFormProps) {
  const translate = useTranslate();
  const ref = useRef<HTMLFormElement>(null);
  const { target } = draft;
  useEffect(() => {
    if (target !== null) return focusEditor(ref.current);
    return undefined;
  }, [target]);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!draft.send()) focusEditor(ref.current);
  };
  return (
    <Form ref={ref} onSubmit={send} noValidate aria-label={translate('comments.comment')}>
      {target !== null && (
        <Alert
          level="info"
          actions={
            <Button size="small" onPress={() => draft.aim(null)} isDisabled={draft.isSending}>
              {translate('investigations.keepStatus')}
            </Button>
          }
        >
          {translate('investigations.statusReason', {
            status: translate(INVESTIGATION_STATUS_TEXTS[target]),
          })}
        </Alert>
      )}
      <AskedNote draft={draft} />
      <Usual status={status} draft={draft} />
      <RichTextEditor
        label={translate(status === null ? 'investigations.firstComment' : 'comments.comment')}
        value={draft.text}
        onChange={({ value }) => draft.write(value)}
        isRequired
        errorMessage={draft.issue}
        isDisabled={draft.isSending}
      />
      {draft.error && (
        <Alert level="danger" title={failureTitle(draft.error, target, translate)}>
          {problemText(draft.error, translate)}
        </Alert>
      )}
      <FormActions>
        <Button variant="primary" type="submit" isBusy={draft.isSending}>
          {translate(sendText(status, target))}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Says that the comment is about an order error, and leaves that out. A reason of a status is about none. */
function AskedNote({ draft }: Pick<CommentFormProps, 'draft'>) {
  const translate = useTranslate();
  if (draft.target !== null || draft.about === null) return null;
  return (
    <Alert
      level="info"
      actions={
        <Button size="small" onPress={draft.dropAbout} isDisabled={draft.isSending}>
          {translate('investigations.askWithout')}
        </Button>
      }
    >
      {translate('investigations.asksAbout', { ...draft.about })}
    </Alert>
  );
}

/** The usual sentences of what the comment is to do. */
function Usual({ status, draft }: CommentFormProps) {
  const translate = useTranslate();
  const side = sideOf(usePrincipal());
  const { target } = draft;
  const sentences = usualSentences({ side, status, target }).map((key) => translate(key));
  if (sentences.length === 0) return null;
  return (
    <Sentences
      label={translate('investigations.sentences')}
      sentences={sentences}
      onChoose={(sentence) => draft.write(withSentence(draft.text, sentence, sentences))}
    />
  );
}

/** Text key of the send button: open the investigation, comment, or change to the status chosen in the menu. */
function sendText(status: InvestigationStatus | null, target: InvestigationStatus | null): TextKey {
  if (target !== null) return target === 'DONE' ? 'investigations.putToDone' : 'investigations.startReview';
  return status === null ? 'investigations.open' : 'comments.send';
}

function failureTitle(error: Error, target: InvestigationStatus | null, translate: Translate): string {
  if (error instanceof ApiError && error.code === 'status_conflict')
    return translate('investigations.statusMoved');
  return translate(target === null ? 'comments.sendFailed' : 'investigations.statusFailed');
}

/** Focuses the editor, after the menu has returned the focus to its button. Returns a function that cancels this. */
function focusEditor(form: HTMLFormElement | null): () => void {
  const timer = setTimeout(() => {
    form?.querySelector<HTMLElement>('[role="textbox"], textarea')?.focus();
  }, 50);
  return () => clearTimeout(timer);
}
