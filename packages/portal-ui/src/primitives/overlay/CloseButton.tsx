import { useTranslate } from '../../provider/index.js';
import { Button } from '../actions/Button.js';
import { useClosing } from './guarded-close.js';

interface CloseButtonProps {
  /** What pressing it is called; „cancel" unless told. */
  readonly label?: string | undefined;
  /** It has the focus when the dialog opens. */
  readonly autoFocus?: boolean | undefined;
}

/** Leaves a form or a question without doing anything; asks first when entries would be lost, greyed while the dialog cannot be closed. */
export function CloseButton({ label, autoFocus }: CloseButtonProps) {
  const translate = useTranslate();
  const { requestClose, isBusy } = useClosing();
  return (
    <Button autoFocus={autoFocus} isDisabled={isBusy} onPress={requestClose}>
      {label ?? translate('common.cancel')}
    </Button>
  );
}
