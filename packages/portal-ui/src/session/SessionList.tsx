import { useRef } from 'react';
import { LogOut } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import type { Session } from '@kontor/portal-core/session';
import type { AnyCall, PortalClient, PortalList } from '@kontor/portal-core/wire';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  Badge,
  Button,
  EmptyState,
  LoadFailure,
  Skeleton,
  useNotify,
  useNotifyFailure,
} from '../primitives/index.js';
import { useSend, useTranslate } from '../provider/index.js';
import { useTimeZone } from '../settings/index.js';
import { Device, Place, Sessions } from './SessionList.styles.js';

export interface SessionListProps {
  readonly label: string;
  /** The request for the sessions. */
  readonly query: Pick<UseQueryResult<PortalList<Session>>, 'data' | 'error' | 'refetch'>;
  /** Sends the call that ends a session. */
  readonly end: (client: PortalClient, id: number) => Promise<unknown>;
  /** The call whose answer is then outdated. */
  readonly renews: AnyCall;
}

/** The sessions of a person: device, address and times, each with a button to end it but the present one. */
export function SessionList({ label, query, end, renews }: SessionListProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const ending = useSend(end, { renews: [renews] });
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = query;
  if (data === undefined && error !== null)
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting label={label} />;
  if (data.entries.length === 0) return <EmptyState title={translate('session.sessionsNone')} />;
  const endOne = ({ id }: Session) =>
    ending.mutate(id, {
      onSuccess: () => {
        notify({ level: 'success', title: translate('session.sessionEnded') });
        // The button that had the focus is gone with its session.
        list.current?.focus();
      },
      onError: (failure) => notifyFailure(translate('session.sessionEndFailed'), failure),
    });
  return (
    <Sessions ref={list} tabIndex={-1} aria-label={label}>
      {data.entries.map((session) => (
        <OneSession key={session.id} session={session} onEnd={endOne} />
      ))}
    </Sessions>
  );
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div role="group" aria-busy="true" aria-label={label}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

interface OneSessionProps {
  readonly session: Session;
  readonly onEnd: (session: Session) => void;
}

function OneSession({ session, onEnd }: OneSessionProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const instant = (at: string) => formatInstant(Date.parse(at), timeZone);
  const { address, since, last_seen_at, is_current } = session;
  const device = session.device || translate('session.sessionDeviceUnknown');
  return (
    <li>
      <div>
        <Device>
          <span>{device}</span>
          {is_current && <Badge tone="success">{translate('session.sessionCurrent')}</Badge>}
        </Device>
        <Place>
          <span>{translate('session.sessionAddress', { address })}</span>
          <span>{translate('session.sessionSince', { at: instant(since) })}</span>
          <span>{translate('session.sessionSeen', { at: instant(last_seen_at) })}</span>
        </Place>
      </div>
      {!is_current && (
        <Button
          size="small"
          icon={<LogOut aria-hidden="true" />}
          aria-label={translate('session.sessionEndNamed', { device, at: instant(since) })}
          onPress={() => onEnd(session)}
        >
          {translate('session.sessionEnd')}
        </Button>
      )}
    </li>
  );
}
