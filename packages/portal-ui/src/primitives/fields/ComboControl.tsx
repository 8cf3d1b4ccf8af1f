import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { ComboBoxAria } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useTranslate } from '../../provider/index.js';
import { TriggerIconButton } from '../actions/ButtonFrame.js';
import { Spinner } from '../feedback/Spinner.js';
import { Popover } from '../overlay/Popover.js';
import { ComboBody, ComboBoxFrame, ComboInput } from './ComboBox.styles.js';
import { Field } from './Field.js';
import { boxState, useFieldBehaviour, type FieldProps, type FieldTexts } from './field-props.js';
import { disabledValues, type Option } from './option.js';
import { emptyText, type OptionRequest } from './option-request.js';
import { OptionList } from './OptionList.js';

/** The props shared by all fields with suggestions. */
export interface SuggestingProps extends FieldProps, OptionRequest {
  /** The options. They are filtered by the typed text, unless `onSearch` is given: then they are the results of the search. */
  readonly options: readonly Option[];
  /** Called with the typed text to search elsewhere; wait a little before asking a server. */
  readonly onSearch?: ((search: { readonly text: string }) => void) | undefined;
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined;
}

/** The props shared by choosing one and choosing several by typing. */
export interface ComboProps extends SuggestingProps {
  /** Shown in place of options when there are none; „no matches" by default. */
  readonly emptyText?: string | undefined;
}

/** The refs of a combo box's elements, for react-aria and for the control. */
export function useComboRefs() {
  return {
    inputRef: useRef<HTMLInputElement>(null),
    buttonRef: useRef<HTMLButtonElement>(null),
    listBoxRef: useRef<HTMLUListElement>(null),
    popoverRef: useRef<HTMLDivElement>(null),
  };
}

/** The part of a combo box's behaviour that is the same for one and for several choices, and the texts that describe it. */
export function useComboBehaviour(props: ComboProps) {
  const { options, onSearch, placeholder } = props;
  const { behaviour: field, texts } = useFieldBehaviour(props);
  const behaviour = {
    ...field,
    ...(onSearch === undefined
      ? { defaultItems: options }
      : { items: options, onInputChange: (text: string) => onSearch({ text }) }),
    ...(placeholder === undefined ? {} : { placeholder }),
    disabledKeys: disabledValues(options),
    menuTrigger: 'input' as const,
    children: (option: Option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
  };
  return { behaviour, texts };
}

interface ComboControlProps {
  readonly field: ComboProps;
  readonly texts: FieldTexts;
  readonly aria: ComboBoxAria<Option>;
  readonly refs: ReturnType<typeof useComboRefs>;
  readonly state: ComponentProps<typeof OptionList>['state'] & {
    readonly isOpen: boolean;
    readonly close: () => void;
  };
  readonly onKeyDownCapture?: (event: KeyboardEvent) => void;
  /** Content below the box. */
  readonly children?: ReactNode;
}

/** The input of a combo box, its button and the list of matching options. */
export function ComboControl({
  field,
  texts,
  aria,
  refs,
  state,
  onKeyDownCapture,
  children,
}: ComboControlProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  return (
    <Field {...field} {...aria} texts={texts}>
      <ComboBoxFrame {...boxState(field)} ref={box} onKeyDownCapture={onKeyDownCapture}>
        <ComboInput {...aria.inputProps} ref={refs.inputRef} />
        {field.isLoading && <Spinner size={16} />}
        <TriggerIconButton
          {...aria.buttonProps}
          label={translate('common.showOptions')}
          size="small"
          ref={refs.buttonRef}
        >
          <ChevronDown />
        </TriggerIconButton>
      </ComboBoxFrame>
      {children}
      {state.isOpen && (
        <Popover triggerRef={box} onClose={state.close} hasTriggerWidth keepsFocus>
          <ComboBody ref={refs.popoverRef}>
            <OptionList
              {...aria.listBoxProps}
              state={state}
              listRef={refs.listBoxRef}
              emptyText={field.emptyText ?? translate(emptyText(field, 'common.noOptions'))}
            />
          </ComboBody>
        </Popover>
      )}
    </Field>
  );
}
