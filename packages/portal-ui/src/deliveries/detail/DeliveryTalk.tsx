import { useId, useState } from 'react';
import { validateComment, type Cause } from '@kontor/portal-core/comments';
import type { Delivery } from '@kontor/portal-core/deliveries';
import { CommentList } from '../../comments/index.js';
import { RichTextEditor } from '../../editor/index.js';
import { useForm } from '../../forms/index.js';
import { Causes } from '../../investigations/index.js';
import { Alert, Button, LoadFailure, LoadingNote } from '../../primitives/index.js';
import { useOffers, useTranslate } from '../../provider/index.js';
import { useCurrentUser } from '../../session/index.js';
import { Asked, CommentForm, Outlook, Panel } from '../record/Delivery.styles.js';
import { useDeliveryComments } from '../record/useDeliveries.js';
import { useCommentOnDelivery } from '../record/useDeliveryChanges.js';
import type { LineQuestions } from '../questions/useLineQuestions.js';

export interface DeliveryTalkProps {
  readonly delivery: Pick<Delivery, 'id'>;
  /** What the next comment asks about, and the way to the lines. */
  readonly questions: LineQuestions;
}

/** The comments on a delivery, and a form to add one. */
export function DeliveryTalk({ delivery, questions }: DeliveryTalkProps) {
  const translate = useTranslate();
  const heading = useId();
  const [round, nextRound] = useState(0);
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading}>{translate('deliveries.comments')}</h2>
      <Comments delivery={delivery} questions={questions} />
      {useOffers('comment') && (
        <NewComment
          key={round}
          delivery={delivery}
          questions={questions}
          onSent={() => {
            questions.drop();
            nextRound(round + 1);
          }}
        />
      )}
    </Panel>
  );
}

function Comments({ delivery, questions }: DeliveryTalkProps) {
  const translate = useTranslate();
  const userId = useCurrentUser()?.id;
  const { data, error, retry } = useDeliveryComments(delivery.id);
  if (error) {
    return <LoadFailure title={translate('comments.loadFailed')} error={error} onRetry={retry} />;
  }
  if (data === undefined) return <LoadingNote />;
  if (data.entries.length === 0) return <Outlook>{translate('comments.none')}</Outlook>;
  return (
    <>
      {data.causes.length > 0 && (
        <Asked data-asked="" role="group" tabIndex={-1} aria-label={translate('deliveries.asked')}>
          <Causes
            causes={data.causes}
            linkTo={(cause) => <ToLine cause={cause} onShow={questions.showLine} />}
          />
        </Asked>
      )}
      <CommentList comments={data.entries} userId={userId} />
    </>
  );
}

interface ToLineProps {
  readonly cause: Cause;
  readonly onShow: (position: number) => void;
}

/** The way from a question to the product that it is about, as long as there is one. */
function ToLine({ cause: { now }, onShow }: ToLineProps) {
  const translate = useTranslate();
  if (now?.kind !== 'delivery_line') return null;
  return (
    <Button size="small" variant="quiet" onPress={() => onShow(now.position)}>
      {translate('deliveries.toLine')}
    </Button>
  );
}

/** Form for a new comment. Keeps its text when sending fails. */
function NewComment({ delivery, questions, onSent }: DeliveryTalkProps & { readonly onSent: () => void }) {
  const translate = useTranslate();
  const { asked } = questions;
  const send = useCommentOnDelivery(delivery);
  const form = useForm({
    initial: { comment: '' },
    validate: ({ comment }) => validateComment(comment),
    refusal: send.error,
    isInPage: true,
    onSubmit: ({ comment }) => send.mutate({ comment, position: asked?.position }, { onSuccess: onSent }),
  });
  return (
    <CommentForm
      ref={form.ref}
      noValidate
      data-talk=""
      aria-label={translate('comments.comment')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) form.submit();
      }}
    >
      {asked !== null && (
        <Alert
          level="info"
          actions={
            <Button size="small" onPress={questions.drop} isDisabled={send.isPending}>
              {translate('investigations.askWithout')}
            </Button>
          }
        >
          {translate('deliveries.asksAboutLine', { name: asked.name || asked.productId })}
        </Alert>
      )}
      <RichTextEditor
        label={translate('comments.comment')}
        value={form.draft.comment}
        onChange={({ value }) => form.change({ comment: value })}
        errorMessage={form.errorOf('comment')}
        isDisabled={send.isPending}
      />
      {form.failure !== null && (
        <Alert level="danger" title={translate('comments.sendFailed')}>
          {form.failure}
        </Alert>
      )}
      <Button type="submit" isBusy={send.isPending}>
        {translate('comments.send')}
      </Button>
    </CommentForm>
  );
}
