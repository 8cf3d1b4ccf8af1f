import { useState } from 'react';
import { currentUser, secondFactorRead, type CurrentUser } from '@kontor/portal-core/session';
import { Alert, Button, LoadFailure, PageColumn, PageHead, Skeleton } from '../primitives/index.js';
import { useAnswer, useRenewal, useTranslate } from '../provider/index.js';
import { Card, Save } from './Profile.styles.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { RemoveFactorDialog } from './RemoveFactorDialog.js';
import { SetUpFactor } from './SetUpFactor.js';

/** The user's own second factor. Nothing of it is shown while acting as someone else. */
export function SecondFactor({ user }: { readonly user: CurrentUser }) {
  const translate = useTranslate();
  const title = translate('session.factorTitle');
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      {user.impersonated_by === undefined ? (
        <Factor />
      ) : (
        <p>{translate('session.factorImpersonating', { name: user.username })}</p>
      )}
    </Card>
  );
}

export interface RequiredSecondFactorProps {
  /** Called when the second factor is set up and the recovery codes were kept. */
  readonly onDone: () => void;
}

/** Page in place of any other for staff who must set up a second factor first. */
export function RequiredSecondFactor({ onDone }: RequiredSecondFactorProps) {
  const translate = useTranslate();
  const title = translate('session.factorTitle');
  return (
    <PageColumn>
      <PageHead>
        <h1>{title}</h1>
      </PageHead>
      <Card aria-label={title}>
        <Alert level="info" title={translate('session.factorRequired')} />
        <Factor onDone={onDone} />
      </Card>
    </PageColumn>
  );
}

/** The recovery codes right after the set-up, which nothing may replace; else the state of the second factor. */
function Factor({ onDone }: Partial<RequiredSecondFactorProps>) {
  const translate = useTranslate();
  const renew = useRenewal();
  const [codes, keep] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = useAnswer(secondFactorRead, {});
  const finish = async () => {
    await renew([currentUser]);
    keep(null);
    onDone?.();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={finish} />;
  if (data === undefined && error !== null)
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div role="group" aria-busy="true" aria-label={translate('session.factorTitle')}>
        <Skeleton />
      </div>
    );
  return data.is_on ? <FactorOn left={data.recovery_codes_left} /> : <SetUpFactor onConfirmed={keep} />;
}

function FactorOn({ left }: { readonly left: number }) {
  const translate = useTranslate();
  const [isRemoving, remove] = useState(false);
  return (
    <>
      <p>{translate('session.factorOn', { count: left })}</p>
      <Save>
        <Button onPress={() => remove(true)}>{translate('session.factorRemove')}</Button>
      </Save>
      {isRemoving && <RemoveFactorDialog onClose={() => remove(false)} />}
    </>
  );
}
