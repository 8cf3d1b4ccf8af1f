import { useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { problemText, useTranslate } from '../../provider/index.js';
import { space } from '../../theme/index.js';
import { Button } from '../actions/Button.js';
import { FieldError } from './Field.styles.js';
import type { OptionRequest } from './option-request.js';

/** Message below a field that its options could not be loaded, with a button that loads them again and returns the focus to the field. */
export function OptionsFailure({ error, retry }: NonNullable<OptionRequest['failure']>) {
  const translate = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const again = () => {
    ref.current?.parentElement?.querySelector<HTMLElement>('[role=combobox], [aria-haspopup]')?.focus();
    retry();
  };
  return (
    <FieldError ref={ref} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>
        {translate('common.optionsFailed')} {problemText(error, translate)}
        <Again>
          <Button size="small" onPress={again}>
            {translate('common.retry')}
          </Button>
        </Again>
      </span>
    </FieldError>
  );
}

const Again = styled.span`
  display: block;
  margin-block-start: ${space('1')};
`;
