import { PASSWORD_MAX, PASSWORD_MIN } from '@kontor/portal-core';
import { TextField, type TextFieldProps } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { BoundField } from './bound-field.js';

export interface NewPasswordFieldProps extends BoundField, Pick<TextFieldProps, 'label' | 'autoFocus'> {
  /** The words for how long it may be, with `min` and `max`. */
  readonly helpText: 'session.passwordHelp' | 'users.passwordHelp';
}

/** Where a password is chosen: password managers offer to make one up. */
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
