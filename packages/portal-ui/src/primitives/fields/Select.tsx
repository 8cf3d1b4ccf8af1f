import { useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { useButton } from 'react-aria/useButton';
import { HiddenSelect, useSelect } from 'react-aria/useSelect';
import { Item } from 'react-stately/Item';
import { useSelectState } from 'react-stately/useSelectState';
import { useTranslate } from '../../provider/index.js';
import { useAhead } from '../feedback/useAhead.js';
import { lateSurface } from '../overlay/late-surface.js';
import { Field } from './Field.js';
import { boxState, useFieldBehaviour, type FieldProps } from './field-props.js';
import { choiceOf, disabledValues, type Option } from './option.js';
import { emptyText, type OptionRequest } from './option-request.js';
import { SelectBox, SelectPrefix, SelectValue } from './Select.styles.js';

const SelectOptions = lateSurface(() => import('./SelectOptions.js').then((module) => module.SelectOptions));

export interface SelectProps<Value extends string = string> extends FieldProps, OptionRequest {
  /** The options, in order. */
  readonly options: readonly Option<Value>[];
  /** The chosen value; null for none. */
  readonly value: string | null;
  /** Called with the newly chosen value. */
  readonly onChange: (change: { readonly value: Value }) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** Repeats the label inside the box, for filter bars: „Status Alle". */
  readonly hasLabelInside?: boolean | undefined;
}

/** Field to choose one of a few options. For more than about fifteen use a `ComboBox`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const translate = useTranslate();
  const ref = useRef<HTMLButtonElement>(null);
  const { behaviour, texts } = useFieldBehaviour(props);
  const selectProps = {
    ...behaviour,
    items: props.options,
    disabledKeys: disabledValues(props.options),
    value: props.value,
    // A press while the entries are on their way counts.
    allowsEmptyCollection: true,
    onChange: choiceOf(props.options, props.onChange),
    children: (option: Option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
  };
  const state = useSelectState(selectProps);
  const aria = useSelect(selectProps, state, ref);
  const { buttonProps } = useButton(aria.triggerProps, ref);
  useAhead(SelectOptions.fetchAhead, ref);
  const placeholder = props.isLoading ? translate('common.loading') : props.placeholder;
  const chosen = props.options.find((option) => option.value === props.value);
  return (
    <Field
      {...props}
      {...aria}
      texts={texts}
      labelAs="span"
      isLabelHidden={props.isLabelHidden ?? props.hasLabelInside}
    >
      <HiddenSelect
        state={state}
        triggerRef={ref}
        label={props.label}
        name={props.name}
        isDisabled={props.isDisabled}
      />
      <SelectBox {...buttonProps} {...boxState(props)} ref={ref}>
        {props.hasLabelInside && <SelectPrefix aria-hidden="true">{props.label}</SelectPrefix>}
        <SelectValue {...aria.valueProps} data-empty={chosen === undefined || undefined}>
          {chosen?.label ?? placeholder ?? translate('common.chooseOption')}
        </SelectValue>
        <ChevronDown aria-hidden="true" />
      </SelectBox>
      {state.isOpen && (
        <SelectOptions
          {...aria.menuProps}
          triggerRef={ref}
          onClose={state.close}
          state={state}
          emptyText={translate(emptyText(props, 'common.nothingToChoose'))}
        />
      )}
    </Field>
  );
}
