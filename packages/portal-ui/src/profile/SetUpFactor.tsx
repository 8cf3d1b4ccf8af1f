import { useEffect, useRef, useState } from 'react';
import { secondFactorBegin, secondFactorConfirm, type FactorSecret } from '@kontor/portal-core/session';
import { issue } from '@kontor/portal-core/validation';
import { boundField, CopyBlock, CurrentPasswordField, useForm } from '../forms/index.js';
import { Button, Link, TextField } from '../primitives/index.js';
import { useSend, useTranslate } from '../provider/index.js';
import { FactorQr } from './FactorQr.js';
import { QrAndKey } from './FactorQr.styles.js';
import { Save } from './Profile.styles.js';
import { SentForm } from './SentForm.js';

interface SetUpFactorProps {
  /** Called with the recovery codes. */
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** The steps of the set-up: what it is, the password, then the secret and a code of the app. */
export function SetUpFactor({ onConfirmed }: SetUpFactorProps) {
  const translate = useTranslate();
  const [isWanted, want] = useState(false);
  const [secret, begin] = useState<FactorSecret | null>(null);
  if (secret !== null) return <Confirm secret={secret} onConfirmed={onConfirmed} />;
  return (
    <>
      <p>{translate('session.factorText')}</p>
      {isWanted ? (
        <AskPassword onBegun={begin} />
      ) : (
        <Save>
          <Button onPress={() => want(true)}>{translate('session.factorBegin')}</Button>
        </Save>
      )}
    </>
  );
}

function AskPassword({ onBegun }: { readonly onBegun: (secret: FactorSecret) => void }) {
  const begin = useSend(
    (client, body: { current_password: string }) => client.call(secondFactorBegin, { body }),
    { renews: [], onSuccess: onBegun },
  );
  const form = useForm({
    initial: { current_password: '' },
    validate: ({ current_password }) =>
      current_password === '' ? [issue('current_password', 'required')] : [],
    refusal: begin.error,
    onSubmit: (body) => begin.mutate(body),
  });
  return (
    <SentForm
      form={form}
      isBusy={begin.isPending}
      send="session.factorBegin"
      failed="session.factorBeginFailed"
    >
      <CurrentPasswordField autoFocus {...boundField(form, 'current_password')} />
    </SentForm>
  );
}

function Confirm({
  secret: { secret, uri },
  onConfirmed,
}: SetUpFactorProps & { readonly secret: FactorSecret }) {
  const translate = useTranslate();
  const code = useRef<HTMLInputElement>(null);
  // The field that had the focus is gone with its step.
  useEffect(() => void requestAnimationFrame(() => code.current?.focus()), []);
  const confirm = useSend((client, body: { code: string }) => client.call(secondFactorConfirm, { body }), {
    renews: [],
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
  const form = useForm({
    initial: { code: '' },
    validate: (draft) => (draft.code.trim() === '' ? [issue('code', 'required')] : []),
    refusal: confirm.error,
    onSubmit: (body) => confirm.mutate(body),
  });
  return (
    <SentForm
      form={form}
      isBusy={confirm.isPending}
      send="session.factorConfirm"
      failed="session.factorConfirmFailed"
    >
      <p>{translate('session.factorSecretText')}</p>
      <QrAndKey>
        <FactorQr uri={uri} />
        <div>
          <CopyBlock
            label={translate('session.factorSecret')}
            text={(secret.match(/.{1,4}/g) ?? []).join(' ')}
          />
          <Link href={uri}>{translate('session.factorOpenApp')}</Link>
        </div>
      </QrAndKey>
      <p>{translate('session.factorConfirmText')}</p>
      <TextField
        label={translate('session.code')}
        isRequired
        ref={code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        {...boundField(form, 'code')}
      />
    </SentForm>
  );
}
