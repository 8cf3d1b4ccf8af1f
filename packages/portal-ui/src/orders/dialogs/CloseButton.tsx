import { Button, useRequestClose } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

/** Leaves a form without saving; asks first when entries would be lost. */
export function CloseButton() {
  const translate = useTranslate();
  return <Button onPress={useRequestClose()}>{translate('common.cancel')}</Button>;
}
