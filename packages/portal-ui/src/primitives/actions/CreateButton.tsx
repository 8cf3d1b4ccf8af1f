import { Plus } from 'lucide-react';
import { Button, type ButtonProps } from './Button.js';

export type CreateButtonProps = Pick<ButtonProps, 'children' | 'onPress'>;

/** The main button of a list: opens the form of a new record. */
export function CreateButton(props: CreateButtonProps) {
  return <Button {...props} variant="primary" icon={<Plus aria-hidden="true" />} />;
}
