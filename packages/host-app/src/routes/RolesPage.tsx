import { useTranslate } from '@kontor/portal-ui';
import { Roles } from '@kontor/portal-ui/users';

/** The roles and what they allow. */
export function RolesPage() {
  const translate = useTranslate();
  return <Roles heading={<h1>{translate('shell.roles')}</h1>} />;
}
