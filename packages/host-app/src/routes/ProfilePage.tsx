import { useTranslate } from '@kontor/portal-ui';
import { Profile } from '@kontor/portal-ui/profile';
import { Appearance } from '../shell/index.js';
import { PageLink } from '../navigation/index.js';

/** The page of the user's own profile: personal data, appearance, password. */
export function ProfilePage() {
  const translate = useTranslate();
  return (
    <Profile
      heading={<h1>{translate('shell.profile')}</h1>}
      appearance={<Appearance />}
      overview={<PageLink to="/profile-overview">{translate('session.overviewOpen')}</PageLink>}
    />
  );
}
