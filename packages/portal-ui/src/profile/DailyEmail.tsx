import { digestChoose, digestRead } from '@kontor/portal-core/digest';
import type { CurrentUser } from '@kontor/portal-core/session';
import { FieldColumn, Select, useNotify, useNotifyFailure } from '../primitives/index.js';
import { LOGGED_FAILURE, useAnswer, useSend, useTranslate } from '../provider/index.js';
import { Card } from './Profile.styles.js';

const OFF = 'off';
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** At which hour the user gets the daily e-mail, or that there is none. Nothing where the portal offers none. */
export function DailyEmail({ user }: { readonly user: CurrentUser }) {
  const translate = useTranslate();
  const title = translate('digest.title');
  const { data } = useAnswer(digestRead, {}, { meta: LOGGED_FAILURE });
  if (data?.is_offered !== true) return null;
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      {user.impersonated_by === undefined ? (
        <>
          <p>
            {translate('digest.about')}{' '}
            {user.email === '' ? translate('digest.noEmail') : translate('digest.to', { email: user.email })}
          </p>
          <HourChoice hour={data.hour} />
        </>
      ) : (
        <p>{translate('digest.impersonating', { name: user.username })}</p>
      )}
    </Card>
  );
}

function HourChoice({ hour }: { readonly hour: number | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const choose = useSend(
    (client, chosen: number | null) => client.call(digestChoose, { body: { hour: chosen } }),
    {
      renews: [digestRead],
      onSuccess: () => notify({ level: 'success', title: translate('digest.saved') }),
      onError: (error) => notifyFailure(translate('digest.failed'), error),
    },
  );
  const options = [
    { value: OFF, label: translate('digest.off') },
    ...HOURS.map((value) => ({
      value,
      label: translate('digest.from', { hour: value.padStart(2, '0') + ':00' }),
    })),
  ];
  return (
    <FieldColumn>
      <Select
        label={translate('digest.hour')}
        options={options}
        value={hour === null ? OFF : String(hour)}
        onChange={({ value }) => choose.mutate(value === OFF ? null : Number(value))}
      />
    </FieldColumn>
  );
}
