import { useId, useState } from 'react';
import { validateComment } from '@kontor/portal-core/comments';
import type { Delivery } from '@kontor/portal-core/deliveries';
import { CommentList } from '../comments/index.js';
import { RichTextEditor } from '../editor/index.js';
import { useForm } from '../forms/index.js';
import { Alert, Button, LoadFailure, LoadingNote } from '../primitives/index.js';
import { useOffers, useTranslate } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';
import { CommentForm, Outlook, Panel } from './Delivery.styles.js';
import { useDeliveryComments } from './useDeliveries.js';
import { useCommentOnDelivery } from './useDeliveryChanges.js';

export interface DeliveryTalkProps {
  readonly delivery: Pick<Delivery, 'id'>;
}

/** The comments on a delivery, and a form to add one. */
export function DeliveryTalk({ delivery }: DeliveryTalkProps) {
  const translate = useTranslate();
  const heading = useId();
  const [round, nextRound] = useState(0);
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading}>{translate('deliveries.comments')}</h2>
      <Comments delivery={delivery} />
      {useOffers('comment') && (
        <NewComment key={round} delivery={delivery} onSent={() => nextRound(round + 1)} />
      )}
    </Panel>
  );
}

function Comments({ delivery }: DeliveryTalkProps) {
  const translate = useTranslate();
  const userId = useCurrentUser()?.id;
  const { data, error, retry } = useDeliveryComments(delivery.id);
  if (error) {
    return <LoadFailure title={translate('comments.loadFailed')} error={error} onRetry={retry} />;
  }
  if (data === undefined) return <LoadingNote />;
  if (data.entries.length === 0) return <Outlook>{translate('comments.none')}</Outlook>;
  return <CommentList comments={data.entries} userId={userId} />;
}

/** Form for a new comment. Keeps its text when sending fails. */
function NewComment({ delivery, onSent }: DeliveryTalkProps & { readonly onSent: () => void }) {
  const translate = useTranslate();
  const send = useCommentOnDelivery(delivery);
  const form = useForm({
    initial: { comment: '' },
    validate: ({ comment }) => validateComment(comment),
    refusal: send.error,
    isInPage: true,
    onSubmit: ({ comment }) => send.mutate(comment, { onSuccess: onSent }),
  });
  return (
    <CommentForm
      ref={form.ref}
      noValidate
      aria-label={translate('comments.comment')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) form.submit();
      }}
    >
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
