import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Alert, Button, IconButton, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Form } from './SignInForm.styles.js';
import { useSignIn } from './useSignIn.js';

export interface SignInFormProps {
  /** Called with the token after a successful sign-in. */
  readonly onSignedIn: (token: string) => void;
}

/** Form with username, password and the server's refusal. The first invalid field gets the focus. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const translate = useTranslate();
  const { credentials, errors, refusal, isBusy, change, submit } = useSignIn(onSignedIn);
  const [isPasswordShown, showPassword] = useState(false);
  const username = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const password = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  useEffect(() => username.current?.focus(), []);
  useEffect(() => {
    if (refusal !== null) password.current?.select();
  }, [refusal]);

  const send = (submission: FormEvent) => {
    submission.preventDefault();
    if (credentials.username.trim() === '') username.current?.focus();
    else if (credentials.password === '') password.current?.focus();
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
        value={credentials.username}
        onChange={({ value }) => change({ username: value })}
        error={errors.username && translate(errors.username)}
      />
      <TextField
        label={translate('session.password')}
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={200}
        ref={password}
        value={credentials.password}
        onChange={({ value }) => change({ password: value })}
        error={errors.password && translate(errors.password)}
        suffix={
          <IconButton
            size="small"
            label={translate(isPasswordShown ? 'session.hidePassword' : 'session.showPassword')}
            onPress={() => showPassword(!isPasswordShown)}
          >
            {isPasswordShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        }
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {translate('session.signIn')}
      </Button>
    </Form>
  );
}
