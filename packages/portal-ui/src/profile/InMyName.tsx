import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import {
  auditLogInMyName,
  IN_MY_NAME_PAGE_SIZE,
  inMyNameText,
  type InMyNameEntry,
} from '@kontor/portal-core/audit-log';
import { formatInstant } from '@kontor/portal-core/dates';
import type { CurrentUser } from '@kontor/portal-core/session';
import { EmptyState, LoadFailure, Skeleton } from '../primitives/index.js';
import { useAnswer, useTranslate } from '../provider/index.js';
import { useTimeZone } from '../settings/index.js';
import { Pager } from '../table/index.js';
import { Device, Place, Sessions } from '../session/index.js';
import { Card } from './Profile.styles.js';

/** What others did in the user's name, newest first. Nothing of it is shown while acting as someone else. */
export function InMyName({ user }: { readonly user: CurrentUser }) {
  const translate = useTranslate();
  const title = translate('auditLog.inMyName');
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      {user.impersonated_by === undefined ? (
        <Entries title={title} />
      ) : (
        <p>{translate('auditLog.inMyNameImpersonating', { name: user.username })}</p>
      )}
    </Card>
  );
}

function Entries({ title }: { readonly title: string }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useAnswer(
    auditLogInMyName,
    { query: { page, limit: IN_MY_NAME_PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  );
  if (data === undefined && error !== null)
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div role="group" aria-busy="true" aria-label={title}>
        <Skeleton />
      </div>
    );
  if (data.foundCount === 0) return <EmptyState title={translate('auditLog.inMyNameNone')} />;
  return (
    <>
      <p>{translate('auditLog.inMyNameText')}</p>
      <Sessions aria-label={title}>
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Sessions>
      <Pager
        page={page}
        pageSize={IN_MY_NAME_PAGE_SIZE}
        totalCount={data.foundCount}
        isLoading={isPlaceholderData}
        onChange={(change) => setPage(change.page)}
      />
    </>
  );
}

function Entry({ entry }: { readonly entry: InMyNameEntry }) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const from = formatInstant(Date.parse(entry.at), timeZone);
  const to = formatInstant(Date.parse(entry.until), timeZone);
  return (
    <li>
      <div>
        <Device>{inMyNameText(translate, entry)}</Device>
        <Place>
          <span>{entry.actor_name ?? translate('auditLog.unknownPerson')}</span>
          <span>{from === to ? from : translate('auditLog.inMyNameSpan', { from, to })}</span>
        </Place>
      </div>
    </li>
  );
}
