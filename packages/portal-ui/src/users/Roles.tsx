import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { rolesInfo } from '@kontor/portal-core';
import { Alert, Button, Skeleton } from '../primitives/index.js';
import { PageColumn } from '../primitives/layout/Page.js';
import { usePortalClient, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { color, space } from '../theme/index.js';
import { RolesTable } from './RolesTable.js';

export interface RolesProps {
  /** The title of the page. */
  readonly heading?: ReactNode;
}

/** The roles and what each of them allows. */
export function Roles({ heading }: RolesProps) {
  const translate = useTranslate();
  const client = usePortalClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['roles', 'info'],
    queryFn: ({ signal }) => client.call(rolesInfo, { signal }),
  });
  return (
    <PageColumn>
      {heading}
      <Intro>{translate('users.rolesText')}</Intro>
      {error !== null && data === undefined && (
        <Alert
          level="danger"
          title={translate('users.rolesFailed')}
          actions={
            <Button size="small" onPress={() => void refetch()}>
              {translate('common.retry')}
            </Button>
          }
        >
          {problemText(error, translate)}
        </Alert>
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
