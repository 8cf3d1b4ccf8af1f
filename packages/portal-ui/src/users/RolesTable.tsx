import { Check } from 'lucide-react';
import type { ResourceCode } from '@kontor/portal-core/access';
import type { RoleInfo } from '@kontor/portal-core/users';
import { useTranslate } from '../provider/index.js';
import { Sheet, Scroll } from './Roles.styles.js';
import { resourceGroups, type ResourceGroup } from './resource-groups.js';
import { resourceName } from './resource-name.js';
import { roleName } from './role-name.js';

interface RolesTableProps {
  readonly roles: readonly RoleInfo[];
}

/** Table with permissions in rows and roles in columns. */
export function RolesTable({ roles }: RolesTableProps) {
  const translate = useTranslate();
  return (
    <Scroll tabIndex={0} role="group" aria-label={translate('users.rolesTable')}>
      <Sheet aria-label={translate('users.rolesTable')}>
        <thead>
          <tr>
            <th scope="col">{translate('users.right')}</th>
            {roles.map(({ id }) => (
              <th key={id} scope="col">
                {roleName(translate, roles, id)} <small>{translate('users.roleId', { id })}</small>
              </th>
            ))}
          </tr>
        </thead>
        {resourceGroups(roles).map((group) => (
          <Group key={group.title} group={group} roles={roles} />
        ))}
      </Sheet>
    </Scroll>
  );
}

function Group({ group, roles }: RolesTableProps & { readonly group: ResourceGroup }) {
  const translate = useTranslate();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={roles.length + 1}>
          {translate(group.title)}
        </th>
      </tr>
      {group.codes.map((code) => (
        <tr key={code}>
          <th scope="row">
            {resourceName(translate, code)} <code>{code}</code>
          </th>
          {roles.map((role) => (
            <Allowed key={role.id} role={role} code={code} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Allowed({ role, code }: { readonly role: RoleInfo; readonly code: ResourceCode }) {
  const translate = useTranslate();
  const isAllowed = role.resources.includes(code);
  return (
    <td data-allowed={isAllowed || undefined}>
      {isAllowed ? (
        <Check role="img" aria-label={translate('users.allowed')} />
      ) : (
        <span aria-hidden="true">–</span>
      )}
    </td>
  );
}
