import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Alert, Button, IconButton, TextField, type TextFieldProps } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Form } from './SignInForm.styles.js';
import { useSignIn, type SignInState } from './useSignIn.js';

export interface SignInFormProps {
  /** Called with the token after a successful sign-in. */
  readonly onSignedIn: (token: string) => void;
}

/** Form with username, password and the server's refusal, then the code of who has a second factor. The first invalid field gets the focus. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const state = useSignIn(onSignedIn);
  return state.isCodeAsked ? <CodeStep {...state} /> : <PasswordStep {...state} />;
}

type FieldElement = HTMLInputElement & HTMLTextAreaElement;

function PasswordStep({ entries, errors, refusal, isBusy, change, submit }: SignInState) {
  const translate = useTranslate();
  const username = useRef<FieldElement>(null);
  const password = useRef<FieldElement>(null);
  useEffect(() => username.current?.focus(), []);
  useEffect(() => {
    if (refusal !== null) password.current?.select();
  }, [refusal]);
  const send = (submission: FormEvent) => {
    submission.preventDefault();
    if (entries.username.trim() === '') username.current?.focus();
    else if (entries.password === '') password.current?.focus();
    submit();
  };
  return (
    <Form onSubmit={send} noValidate>
      {refusal !== null && <Alert level="danger" title={refusal} />}
      <TextField
        label={translate('session.username')}
        name="username"
        autoComplete="username"
        maxLength={191}
        ref={username}
        value={entries.username}
        onChange={({ value }) => change({ username: value })}
        error={errors.username && translate(errors.username)}
      />
      <PasswordEntry
        ref={password}
        value={entries.password}
        onChange={({ value }) => change({ password: value })}
        error={errors.password && translate(errors.password)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {translate('session.signIn')}
      </Button>
    </Form>
  );
}

/** The password, with a button that shows it. */
function PasswordEntry(props: Pick<TextFieldProps, 'ref' | 'value' | 'onChange' | 'error'>) {
  const translate = useTranslate();
  const [isShown, show] = useState(false);
  return (
    <TextField
      {...props}
      label={translate('session.password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={200}
      suffix={
        <IconButton
          size="small"
          label={translate(isShown ? 'session.hidePassword' : 'session.showPassword')}
          onPress={() => show(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}

/** Asks for the code of the second factor. */
function CodeStep({ entries, errors, refusal, isBusy, change, submit, restart }: SignInState) {
  const translate = useTranslate();
  const code = useRef<FieldElement>(null);
  useEffect(() => code.current?.focus(), []);
  useEffect(() => {
    if (refusal !== null) code.current?.select();
  }, [refusal]);
  const send = (submission: FormEvent) => {
    submission.preventDefault();
    if (entries.code.trim() === '') code.current?.focus();
    submit();
  };
  return (
    <Form onSubmit={send} noValidate>
      {refusal !== null && <Alert level="danger" title={refusal} />}
      <TextField
        label={translate('session.code')}
        help={translate('session.codeText')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        ref={code}
        value={entries.code}
        onChange={({ value }) => change({ code: value })}
        error={errors.code && translate(errors.code)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {translate('session.signIn')}
      </Button>
      <Button variant="quiet" isDisabled={isBusy} onPress={restart}>
        {translate('session.otherSignIn')}
      </Button>
    </Form>
  );
}
