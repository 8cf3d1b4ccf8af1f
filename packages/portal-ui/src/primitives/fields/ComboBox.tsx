import { useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { useTranslate } from '../../provider/translate-context.js';
import { IconButton } from '../actions/IconButton.js';
import { Spinner } from '../feedback/Spinner.js';
import { Popover } from '../overlay/Popover.js';
import { ComboBody, ComboBoxFrame, ComboInput } from './ComboBox.styles.js';
import { Field } from './Field.js';
import { boxState, fieldBehaviour, type FieldProps } from './field-props.js';
import { disabledValues, type Option } from './option.js';
import { labelMatches } from './option-search.js';
import { OptionList } from './OptionList.js';

export interface ComboBoxProps extends FieldProps {
  /** What can be chosen. Filtered by what is typed, unless `onSearch` is given: then they are what the search found. */
  readonly options: readonly Option[];
  /** The chosen value; null while none is. */
  readonly value: string | null;
  /** Called with the newly chosen value, or null when it was taken away. */
  readonly onChange: (change: { readonly value: string | null }) => void;
  /** Called with what is typed, to search elsewhere; wait a little before asking a server. */
  readonly onSearch?: ((search: { readonly text: string }) => void) | undefined;
  /** A search is running. */
  readonly isLoading?: boolean | undefined;
  /** Shown while nothing is typed. */
  readonly placeholder?: string | undefined;
  /** Stands where the entries would be while there are none; „no matches" unless told. */
  readonly emptyText?: string | undefined;
}

/** Chooses one of many by typing a part of it. */
export function ComboBox(props: ComboBoxProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listBoxRef = useRef<HTMLUListElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const behaviour = comboBehaviour(props);
  const state = useComboBoxState({ ...behaviour, defaultFilter: labelMatches, allowsEmptyCollection: true });
  const aria = useComboBox({ ...behaviour, inputRef, buttonRef, listBoxRef, popoverRef }, state);
  return (
    <Field {...props} {...aria}>
      <ComboBoxFrame {...boxState(props)} ref={box}>
        <ComboInput {...aria.inputProps} ref={inputRef} />
        {props.isLoading && <Spinner size={16} />}
        <IconButton
          {...aria.buttonProps}
          label={translate('common.showOptions')}
          size="small"
          ref={buttonRef}
        >
          <ChevronDown />
        </IconButton>
      </ComboBoxFrame>
      {state.isOpen && (
        <Popover triggerRef={box} onClose={state.close} hasTriggerWidth keepsFocus>
          <ComboBody ref={popoverRef}>
            <OptionList
              {...aria.listBoxProps}
              state={state}
              listRef={listBoxRef}
              emptyText={
                props.emptyText ?? translate(props.isLoading ? 'common.loading' : 'common.noOptions')
              }
            />
          </ComboBody>
        </Popover>
      )}
    </Field>
  );
}

function comboBehaviour(props: ComboBoxProps) {
  return {
    ...fieldBehaviour(props),
    ...(props.onSearch === undefined ? { defaultItems: props.options } : { items: props.options }),
    ...(props.onSearch === undefined ? {} : { onInputChange: (text: string) => props.onSearch?.({ text }) }),
    ...(props.placeholder === undefined ? {} : { placeholder: props.placeholder }),
    disabledKeys: disabledValues(props.options),
    value: props.value,
    onChange: (value: unknown) => props.onChange({ value: value === null ? null : String(value) }),
    menuTrigger: 'input' as const,
    children: (option: Option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
  };
}
