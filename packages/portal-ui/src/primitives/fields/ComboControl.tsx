import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { ComboBoxAria } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useTranslate } from '../../provider/index.js';
import { IconButton } from '../actions/IconButton.js';
import { Spinner } from '../feedback/Spinner.js';
import { Popover } from '../overlay/Popover.js';
import { ComboBody, ComboBoxFrame, ComboInput } from './ComboBox.styles.js';
import { Field } from './Field.js';
import { boxState, useFieldBehaviour, type FieldProps, type FieldTexts } from './field-props.js';
import { disabledValues, type Option } from './option.js';
import { emptyText, type OptionRequest } from './option-request.js';
import { OptionList } from './OptionList.js';

/** What every field with suggestions takes. */
export interface SuggestingProps extends FieldProps, OptionRequest {
  /** What can be chosen. Filtered by what is typed, unless `onSearch` is given: then they are what the search found. */
  readonly options: readonly Option[];
  /** Called with what is typed, to search elsewhere; wait a little before asking a server. */
  readonly onSearch?: ((search: { readonly text: string }) => void) | undefined;
  /** Shown while nothing is typed. */
  readonly placeholder?: string | undefined;
}

/** What choosing one and choosing several by typing have in common. */
export interface ComboProps extends SuggestingProps {
  /** Stands where the entries would be while there are none; „no matches" unless told. */
  readonly emptyText?: string | undefined;
}

/** The elements of a combo box, for react-aria and for the control. */
export function useComboRefs() {
  return {
    inputRef: useRef<HTMLInputElement>(null),
    buttonRef: useRef<HTMLButtonElement>(null),
    listBoxRef: useRef<HTMLUListElement>(null),
    popoverRef: useRef<HTMLDivElement>(null),
  };
}

/** The part of a combo box's behaviour that does not depend on how many are chosen, and the texts that describe it. */
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
  /** What stands below the box. */
  readonly children?: ReactNode;
}

/** The box that is typed in, its button and the list of what fits. */
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
        <IconButton
          {...aria.buttonProps}
          label={translate('common.showOptions')}
          size="small"
          ref={refs.buttonRef}
        >
          <ChevronDown />
        </IconButton>
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
