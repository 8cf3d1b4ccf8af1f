import { useRef } from 'react';
import { LockOpen } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import { usersLiftRefusal, usersRefusals } from '@kontor/portal-core/users';
import type { ResponseOf } from '@kontor/portal-core/wire';
import {
  Badge,
  Button,
  CloseButton,
  Dialog,
  EmptyState,
  LoadFailure,
  Skeleton,
  useNotify,
  useNotifyFailure,
} from '../primitives/index.js';
import { useAnswer, useSend, useTranslate } from '../provider/index.js';
import { Device, Place, Sessions } from '../session/index.js';
import { useTimeZone } from '../settings/index.js';

/** A user who is refused, with the address. */
export type Refusal = ResponseOf<typeof usersRefusals>['entries'][number];

/** Who is refused after failed sign-ins, each with a button that lets them in again. */
export function RefusalsDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const title = translate('session.refusals');
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={<CloseButton label={translate('common.close')} />}
    >
      <p>{translate('session.refusalsText')}</p>
      <Refusals label={title} />
    </Dialog>
  );
}

function Refusals({ label }: { readonly label: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const list = useRef<HTMLUListElement>(null);
  // The list is true for a moment only.
  const { data, error, refetch } = useAnswer(usersRefusals, {}, { staleTime: 0 });
  const lift = useSend(
    (client, { user: { id }, address }: Refusal) =>
      client.call(usersLiftRefusal, { params: { id }, body: { address } }),
    { renews: [usersRefusals] },
  );
  const liftOne = (refusal: Refusal) =>
    lift.mutate(refusal, {
      onSuccess: () => {
        notify({ level: 'success', title: translate('session.refusalLifted') });
        // The button that had the focus is gone with its refusal.
        list.current?.focus();
      },
      onError: (failure) => notifyFailure(translate('session.refusalLiftFailed'), failure),
    });
  if (data === undefined && error !== null)
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div role="group" aria-busy="true" aria-label={label}>
        <Skeleton />
      </div>
    );
  if (data.entries.length === 0) return <EmptyState title={translate('session.refusalsNone')} />;
  return (
    <Sessions ref={list} tabIndex={-1} aria-label={label}>
      {data.entries.map((refusal) => (
        <OneRefusal key={`${refusal.user.id} ${refusal.address}`} refusal={refusal} onLift={liftOne} />
      ))}
    </Sessions>
  );
}

interface OneRefusalProps {
  readonly refusal: Refusal;
  readonly onLift: (refusal: Refusal) => void;
}

function OneRefusal({ refusal, onLift }: OneRefusalProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const { user, address, until, is_everyone } = refusal;
  const name = user.username;
  return (
    <li>
      <div>
        <Device>
          <span>{name}</span>
          {is_everyone && <Badge tone="warning">{translate('session.refusalEveryone')}</Badge>}
        </Device>
        <Place>
          {user.full_name !== '' && <span>{user.full_name}</span>}
          <span>{translate('session.sessionAddress', { address })}</span>
          <span>{translate('session.refusalUntil', { at: formatInstant(Date.parse(until), timeZone) })}</span>
        </Place>
      </div>
      <Button
        size="small"
        icon={<LockOpen aria-hidden="true" />}
        aria-label={translate('session.refusalLiftNamed', { name })}
        onPress={() => onLift(refusal)}
      >
        {translate('session.refusalLift')}
      </Button>
    </li>
  );
}
