import { createContext, useContext, useRef, type ReactNode } from 'react';
import { useRadio, useRadioGroup } from 'react-aria/useRadioGroup';
import { useRadioGroupState, type RadioGroupState } from 'react-stately/useRadioGroupState';
import { ChoiceLabel, RadioMark } from './Choice.styles.js';
import { ChoiceText } from './ChoiceText.js';
import { Field } from './Field.js';
import { useFieldBehaviour, type FieldProps } from './field-props.js';
import { choiceOf, type Option } from './option.js';
import { RadioList, SegmentLabel, SegmentRow } from './RadioGroup.styles.js';

export interface RadioGroupProps<Value extends string = string> extends FieldProps {
  /** The options, in order. */
  readonly options: readonly Option<Value>[];
  /** The chosen value; null for none. */
  readonly value: string | null;
  /** Called with the newly chosen value. */
  readonly onChange: (change: { readonly value: Value }) => void;
}

/** A choice of one of a few options, all visible below each other. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return (
    <Group {...props} as={RadioList}>
      {(option) => <RadioEntry key={option.value} option={option} />}
    </Group>
  );
}

/** A choice of one of two to five short options, side by side: for views and units. */
export function SegmentedControl<Value extends string>(props: RadioGroupProps<Value>) {
  return (
    <Group {...props} as={SegmentRow}>
      {(option) => <SegmentEntry key={option.value} option={option} />}
    </Group>
  );
}

interface RadioGroupContext {
  readonly state: RadioGroupState;
  readonly describedBy: string | undefined;
}
const GroupContext = createContext<RadioGroupContext | null>(null);

interface GroupProps<Value extends string> extends Omit<RadioGroupProps<Value>, 'children'> {
  readonly as: typeof RadioList;
  readonly children: (option: Option) => ReactNode;
}

function Group<Value extends string>({ as: List, children, ...props }: GroupProps<Value>) {
  const field = useFieldBehaviour(props);
  const behaviour = {
    ...field.behaviour,
    value: props.value,
    onChange: choiceOf(props.options, props.onChange),
  };
  const state = useRadioGroupState(behaviour);
  const aria = useRadioGroup(behaviour, state);
  return (
    <Field {...props} {...aria} texts={field.texts} labelAs="span">
      <List {...aria.radioGroupProps}>
        <GroupContext value={{ state, describedBy: behaviour['aria-describedby'] }}>
          {props.options.map(children)}
        </GroupContext>
      </List>
    </Field>
  );
}

function useEntry(option: Option) {
  const { state, describedBy } = useContext(GroupContext) as RadioGroupContext;
  const ref = useRef<HTMLInputElement>(null);
  const behaviour = {
    value: option.value,
    isDisabled: option.isDisabled ?? false,
    'aria-label': option.label,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  };
  return { ref, ...useRadio(behaviour, state, ref) };
}

function RadioEntry({ option }: { readonly option: Option }) {
  const { ref, inputProps, labelProps, isDisabled } = useEntry(option);
  return (
    <ChoiceLabel {...labelProps} data-disabled={isDisabled || undefined}>
      <RadioMark {...inputProps} ref={ref} />
      <ChoiceText option={option} />
    </ChoiceLabel>
  );
}

function SegmentEntry({ option }: { readonly option: Option }) {
  const { ref, inputProps, labelProps, isSelected, isDisabled } = useEntry(option);
  return (
    <SegmentLabel
      {...labelProps}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input {...inputProps} ref={ref} />
      {option.label}
    </SegmentLabel>
  );
}
