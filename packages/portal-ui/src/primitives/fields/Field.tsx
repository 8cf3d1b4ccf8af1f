import type { DOMAttributes, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useTranslate } from '../../provider/index.js';
import type { FieldProps, FieldTexts } from './field-props.js';
import { HiddenText } from '../layout/HiddenText.js';
import type { OptionRequest } from './option-request.js';
import { OptionsFailure } from './OptionsFailure.js';
import { FieldError, FieldHelp, FieldLabel, FieldRoot, RequiredMark } from './Field.styles.js';

interface FieldFrameProps extends FieldProps, Pick<OptionRequest, 'failure'> {
  readonly labelProps?: (DOMAttributes<Element> & { readonly id?: string | undefined }) | undefined;
  /** Ids of help and error, which describe the control. */
  readonly texts: FieldTexts;
  /** `span` for a control that is not a labelable element. */
  readonly labelAs?: 'label' | 'span' | undefined;
  readonly children: ReactNode;
}

/** The frame of every field: label above, control, help below, error under that. */
export function Field(props: FieldFrameProps) {
  const translate = useTranslate();
  const { labelProps, texts, labelAs = 'label' } = props;
  return (
    <FieldRoot>
      <FieldLabel {...labelProps} as={labelAs} data-hidden={props.isLabelHidden || undefined}>
        {props.label}
        {props.isRequired && (
          <>
            <RequiredMark aria-hidden="true">*</RequiredMark>
            <HiddenText> ({translate('common.required')})</HiddenText>
          </>
        )}
      </FieldLabel>
      {props.children}
      {props.error !== undefined && (
        <FieldError id={texts.errorId} role="alert">
          <CircleAlert aria-hidden="true" />
          {props.error}
        </FieldError>
      )}
      {props.failure && <OptionsFailure {...props.failure} />}
      {props.help !== undefined && <FieldHelp id={texts.helpId}>{props.help}</FieldHelp>}
    </FieldRoot>
  );
}
