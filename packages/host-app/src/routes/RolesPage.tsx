import { useTranslate } from '@kontor/portal-ui';
import { Roles } from '@kontor/portal-ui/users';

/** The page of the roles and their permissions. */
export function RolesPage() {
  const translate = useTranslate();
  return <Roles heading={<h1>{translate('shell.roles')}</h1>} />;
}
