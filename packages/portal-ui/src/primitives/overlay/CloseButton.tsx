import { useTranslate } from '../../provider/translate-context.js';
import { Button } from '../actions/Button.js';
import { useRequestClose } from './guarded-close.js';

interface CloseButtonProps {
  /** What pressing it is called; „cancel" unless told. */
  readonly label?: string;
}

/** Leaves a form without saving; asks first when entries would be lost. */
export function CloseButton({ label }: CloseButtonProps) {
  const translate = useTranslate();
  return <Button onPress={useRequestClose()}>{label ?? translate('common.cancel')}</Button>;
}
