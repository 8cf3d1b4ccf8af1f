import { PASSWORD_MAX, PASSWORD_MIN } from '@kontor/portal-core/users';
import { TextField, type TextFieldProps } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { BoundField } from './bound-field.js';

export interface NewPasswordFieldProps extends BoundField, Pick<TextFieldProps, 'label' | 'autoFocus'> {
  /** Text key for the permitted length, with the placeholders `min` and `max`. */
  readonly helpText: 'session.passwordHelp' | 'users.passwordHelp';
}

/** Field for a new password; password managers offer to generate one. */
export function NewPasswordField({ helpText, ...field }: NewPasswordFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      type="password"
      isRequired
      autoComplete="new-password"
      help={translate(helpText, { min: PASSWORD_MIN, max: PASSWORD_MAX })}
      {...field}
    />
  );
}
