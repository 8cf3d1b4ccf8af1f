import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { RESOURCE_CODES, rolesInfo, type RoleInfo } from '@kontor/portal-core';
import { Alert, Badge, Button, Skeleton } from '../primitives/index.js';
import { PageColumn } from '../primitives/layout/Page.js';
import { usePortalClient, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { color, font, radius, space } from '../theme/index.js';
import { resourceName } from './resource-name.js';
import { roleName } from './role-name.js';

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
      <RoleList
        aria-label={translate('users.rolesTable')}
        aria-busy={(data === undefined && error === null) || undefined}
      >
        {data === undefined && error === null && (
          <li>
            <Skeleton />
          </li>
        )}
        {data?.entries.map((role) => (
          <RoleEntry key={role.id} role={role} roles={data.entries} />
        ))}
      </RoleList>
    </PageColumn>
  );
}

interface RoleEntryProps {
  readonly role: RoleInfo;
  readonly roles: readonly RoleInfo[];
}

function RoleEntry({ role, roles }: RoleEntryProps) {
  const translate = useTranslate();
  const known = RESOURCE_CODES.filter((code) => role.resources.includes(code));
  const foreign = role.resources.filter((code) => !known.includes(code));
  const codes = [...known, ...foreign];
  return (
    <li>
      <h2>
        {roleName(translate, roles, role.id)} <small>{translate('users.roleId', { id: role.id })}</small>
      </h2>
      {codes.length === 0 ? (
        <p>{translate('users.roleNothing')}</p>
      ) : (
        <Allowed>
          {codes.map((code) => (
            <li key={code} title={code}>
              <Badge>{resourceName(translate, code)}</Badge>
            </li>
          ))}
        </Allowed>
      )}
    </li>
  );
}

const Intro = styled.p`
  max-width: 720px;
  color: ${color('ink-muted')};
`;

const RoleList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  max-width: 960px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${space('4')} ${space('5')};
    border: 1px solid ${color('rule')};
    border-radius: ${radius('lg')};
    background: ${color('surface')};
  }

  h2 {
    margin-bottom: ${space('3')};
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-regular')};
  }
`;

const Allowed = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
