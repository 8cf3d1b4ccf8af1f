import { TextField, type TextFieldProps } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { BoundField } from './bound-field.js';

/** Field for the user's present password, which a change of their own sign-in asks for. */
export function CurrentPasswordField(field: BoundField & Pick<TextFieldProps, 'autoFocus'>) {
  const label = useTranslate()('session.currentPassword');
  return <TextField label={label} type="password" isRequired autoComplete="current-password" {...field} />;
}
