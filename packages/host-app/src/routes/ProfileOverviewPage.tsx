import { useTranslate } from '@kontor/portal-ui';
import { ProfileOverview } from '@kontor/portal-ui/profile';

/** A demo of a profile as other users could see it. */
export function ProfileOverviewPage() {
  const translate = useTranslate();
  return <ProfileOverview heading={<h1>{translate('shell.profileOverview')}</h1>} />;
}
