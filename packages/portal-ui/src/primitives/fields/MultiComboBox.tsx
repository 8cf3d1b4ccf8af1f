import { useMemo, useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { useTranslate } from '../../provider/translate-context.js';
import { IconButton } from '../actions/IconButton.js';
import { Spinner } from '../feedback/Spinner.js';
import { Popover } from '../overlay/Popover.js';
import { ChosenChips } from './ChosenChips.js';
import { ComboBody, ComboBoxFrame, ComboInput } from './ComboBox.styles.js';
import { Field } from './Field.js';
import { boxState, fieldBehaviour, type FieldProps } from './field-props.js';
import { disabledValues, type Option } from './option.js';
import { labelMatches } from './option-search.js';
import { OptionList } from './OptionList.js';

export interface MultiComboBoxProps extends FieldProps {
  /** What can be chosen. Filtered by what is typed, unless `onSearch` is given: then they are what the search found. */
  readonly options: readonly Option[];
  /** What is chosen, in the order it is shown; need not be among the options. */
  readonly chosen: readonly Option[];
  /** Called with everything that is chosen now. */
  readonly onChange: (change: { readonly chosen: readonly Option[] }) => void;
  /** Called with what is typed, to search elsewhere; wait a little before asking a server. */
  readonly onSearch?: ((search: { readonly text: string }) => void) | undefined;
  /** A search is running. */
  readonly isLoading?: boolean | undefined;
  /** Shown while nothing is typed. */
  readonly placeholder?: string | undefined;
}

/** Chooses several of many by typing a part of each; the list closes after each choice, and what is chosen stands below as chips that can be taken away. */
export function MultiComboBox(props: MultiComboBoxProps) {
  const { chosen, onChange } = props;
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listBoxRef = useRef<HTMLUListElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const behaviour = useBehaviour(props);
  const state = useComboBoxState({
    ...behaviour,
    defaultFilter: labelMatches,
    allowsEmptyCollection: true,
    onChange: (keys: readonly unknown[]) => {
      behaviour.onChange(keys);
      state.close();
    },
  });
  const aria = useComboBox({ ...behaviour, inputRef, buttonRef, listBoxRef, popoverRef }, state);
  return (
    <Field {...props} {...aria}>
      <ComboBoxFrame
        {...boxState(props)}
        ref={box}
        onKeyDownCapture={(event) => {
          if (event.key !== 'Escape' || !state.isOpen) return;
          // The list takes the key, not the dialog around the field.
          event.stopPropagation();
          state.close();
        }}
      >
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
      <ChosenChips
        label={translate('common.chosenFor', { label: props.label })}
        chosen={chosen}
        isDisabled={props.isDisabled}
        onRemove={(removed) => onChange({ chosen: chosen.filter(({ value }) => value !== removed.value) })}
        onLast={() => inputRef.current?.focus()}
      />
      {state.isOpen && (
        <Popover triggerRef={box} onClose={state.close} hasTriggerWidth keepsFocus>
          <ComboBody ref={popoverRef}>
            <OptionList
              {...aria.listBoxProps}
              state={state}
              listRef={listBoxRef}
              emptyText={translate(props.isLoading ? 'common.loading' : 'common.noOptions')}
            />
          </ComboBody>
        </Popover>
      )}
    </Field>
  );
}

function useBehaviour(props: MultiComboBoxProps) {
  const { chosen, options, onSearch } = props;
  // The same array as long as the same is chosen: another one would clear what is typed.
  const value = useMemo(() => chosen.map((option) => option.value), [chosen]);
  return {
    ...fieldBehaviour(props),
    ...(onSearch === undefined ? { defaultItems: options } : { items: options }),
    ...(onSearch === undefined ? {} : { onInputChange: (text: string) => onSearch({ text }) }),
    ...(props.placeholder === undefined ? {} : { placeholder: props.placeholder }),
    disabledKeys: disabledValues(options),
    selectionMode: 'multiple' as const,
    value,
    onChange: (keys: readonly unknown[]) => {
      const known = new Map([...options, ...chosen].map((option) => [option.value, option]));
      props.onChange({ chosen: keys.flatMap((key) => known.get(String(key)) ?? []) });
    },
    menuTrigger: 'input' as const,
    children: (option: Option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
  };
}
