import { useTranslate } from '../../provider/translate-context.js';
import { Button } from '../actions/Button.js';
import { useRequestClose } from './guarded-close.js';

/** Leaves a form without saving; asks first when entries would be lost. */
export function CloseButton() {
  const translate = useTranslate();
  return <Button onPress={useRequestClose()}>{translate('common.cancel')}</Button>;
}
