import { useTranslate } from '../../provider/index.js';
import { Button } from '../actions/Button.js';
import { useClosing } from './guarded-close.js';

interface CloseButtonProps {
  /** Label of the button; „cancel" by default. */
  readonly label?: string | undefined;
  /** Gives it the focus when the dialog opens. */
  readonly autoFocus?: boolean | undefined;
}

/**
 * Button that leaves a form or a question without doing anything. It asks first when entries would be lost, and is greyed while the dialog
 * cannot be closed.
 */
export function CloseButton({ label, autoFocus }: CloseButtonProps) {
  const translate = useTranslate();
  const { requestClose, isBusy } = useClosing();
  return (
    <Button autoFocus={autoFocus} isDisabled={isBusy} onPress={requestClose}>
      {label ?? translate('common.cancel')}
    </Button>
  );
}
