import { useTranslate } from '@kontor/portal-ui';
import { ProfileOverview } from '@kontor/portal-ui/profile';

/** How a profile could look to others. */
export function ProfileOverviewPage() {
  const translate = useTranslate();
  return <ProfileOverview heading={<h1>{translate('shell.profileOverview')}</h1>} />;
}
