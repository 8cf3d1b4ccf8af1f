import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../media/index.js';
import { Alert, PageColumn } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { color, font, space } from '../theme/index.js';
import { useCurrentUser } from '../session/index.js';
import { Card } from './Profile.styles.js';
import { UnknownUser } from './UnknownUser.js';

export interface ProfileOverviewProps {
  readonly heading?: ReactNode;
}

/** Demo of a profile as other users could see it: the user's name and picture with placeholder content. */
export function ProfileOverview({ heading }: ProfileOverviewProps) {
  const translate = useTranslate();
  const user = useCurrentUser();
  const name = user?.full_name || user?.username || '';
  return (
    <PageColumn>
      {heading}
      <Note>
        <Alert level="info">{translate('session.overviewNote')}</Alert>
      </Note>
      {user === undefined ? (
        <UnknownUser />
      ) : (
        <Card>
          <Person>
            <Avatar src={user.profile_picture} name={name} size="large" />
            <div>
              <h2>{name}</h2>
              <p>{user.merchant?.merchant_name ?? translate('shell.noMerchant')}</p>
            </div>
          </Person>
        </Card>
      )}
      <Card>
        <h2>{translate('session.overviewAbout')}</h2>
        <p>{translate('session.overviewAboutText')}</p>
      </Card>
      <Card>
        <h2>{translate('session.overviewTeam')}</h2>
        <p>{translate('session.overviewTeamText')}</p>
      </Card>
      <Card>
        <h2>{translate('session.overviewActivity')}</h2>
        <Activity>
          <li>{translate('session.overviewActivityOne')}</li>
          <li>{translate('session.overviewActivityTwo')}</li>
          <li>{translate('session.overviewActivityThree')}</li>
        </Activity>
      </Card>
    </PageColumn>
  );
}

const Note = styled.div`
  max-width: 720px;
`;

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('4')};

  h2 {
    font-size: ${font('size-lg')};
  }
`;

const Activity = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  margin: 0;
  padding-left: ${space('5')};
  color: ${color('ink-muted')};
  list-style: disc;
`;
