import type { ReactNode } from 'react';
import type { CurrentUser } from '@kontor/portal-core/session';
import { PageColumn, PageHead } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';
import { DailyEmail } from './DailyEmail.js';
import { InMyName } from './InMyName.js';
import { OwnSessions } from './OwnSessions.js';
import { PasswordForm } from './PasswordForm.js';
import { Card, Choices } from './Profile.styles.js';
import { ProfileForm } from './ProfileForm.js';
import { SecondFactor } from './SecondFactor.js';
import { UnknownUser } from './UnknownUser.js';

export interface ProfileProps {
  /** The host's own choices: language, colours, density. */
  readonly appearance?: ReactNode;
  /** Link to the overview of the profile. */
  readonly overview?: ReactNode;
  readonly heading?: ReactNode;
}

/** The user's own name, e-mail, picture, language, daily e-mail, password, second factor and sessions, and what others did in the user's name. */
export function Profile({ appearance, overview, heading }: ProfileProps) {
  const translate = useTranslate();
  const user = useCurrentUser();
  return (
    <PageColumn>
      <PageHead>
        {heading}
        {overview}
      </PageHead>
      {user === undefined ? <UnknownUser /> : <ProfileForm key={user.id} user={user} />}
      {appearance !== undefined && (
        <Card aria-label={translate('session.appearance')}>
          <h2>{translate('session.appearance')}</h2>
          <Choices>{appearance}</Choices>
        </Card>
      )}
      {user !== undefined && <DailyEmail user={user} />}
      {user !== undefined && <Password user={user} />}
      {user !== undefined && <SecondFactor user={user} />}
      {user !== undefined && <OwnSessions user={user} />}
      {user !== undefined && <InMyName user={user} />}
    </PageColumn>
  );
}

function Password({ user }: { readonly user: CurrentUser }) {
  const translate = useTranslate();
  return (
    <Card aria-label={translate('session.passwordTitle')}>
      <h2>{translate('session.passwordTitle')}</h2>
      {user.impersonated_by === undefined ? (
        <PasswordForm username={user.username} />
      ) : (
        <p>{translate('session.passwordImpersonating', { name: user.username })}</p>
      )}
    </Card>
  );
}
