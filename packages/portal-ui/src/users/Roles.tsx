import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rolesInfo } from '@kontor/portal-core/users';
import { LoadFailure, PageColumn, Skeleton } from '../primitives/index.js';
import { useAnswer, useTranslate } from '../provider/index.js';
import { color, space } from '../theme/index.js';
import { RolesTable } from './RolesTable.js';

export interface RolesProps {
  readonly heading?: ReactNode;
}

/** Table of the roles and their permissions. */
export function Roles({ heading }: RolesProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useAnswer(rolesInfo, {});
  return (
    <PageColumn>
      {heading}
      <Intro>{translate('users.rolesText')}</Intro>
      {error !== null && data === undefined && (
        <LoadFailure title={translate('users.rolesFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <Waiting aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Waiting>
      )}
      {data?.entries.length === 0 && <p>{translate('users.rolesNone')}</p>}
      {data !== undefined && data.entries.length > 0 && <RolesTable roles={data.entries} />}
    </PageColumn>
  );
}

const Intro = styled.p`
  max-width: 720px;
  color: ${color('ink-muted')};
`;

const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  max-width: 960px;
`;
