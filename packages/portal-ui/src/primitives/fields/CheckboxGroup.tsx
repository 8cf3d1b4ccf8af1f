import { useId } from 'react';
import { Checkbox } from './Checkbox.js';
import { ChoiceText } from './ChoiceText.js';
import { Field } from './Field.js';
import { useFieldBehaviour, type LabelledProps } from './field-props.js';
import type { Option } from './option.js';
import { RadioList } from './RadioGroup.styles.js';

export interface CheckboxGroupProps<Value extends string = string> extends LabelledProps {
  /** The options, in order. */
  readonly options: readonly Option<Value>[];
  /** The ticked values. */
  readonly values: readonly Value[];
  /** Called with all values that are now ticked, in the order of the options. */
  readonly onChange: (change: { readonly values: readonly Value[] }) => void;
}

/** A choice of any of a few options, all visible below each other. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, values, isDisabled = false, onChange } = props;
  const labelId = useId();
  const { behaviour, texts } = useFieldBehaviour(props);
  const tick = (value: Value, isTicked: boolean) =>
    onChange({
      values: options
        .map((option) => option.value)
        .filter((one) => (one === value ? isTicked : values.includes(one))),
    });
  return (
    <Field {...props} labelProps={{ id: labelId }} texts={texts} labelAs="span">
      <RadioList role="group" aria-labelledby={labelId} aria-describedby={behaviour['aria-describedby']}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            isSelected={values.includes(option.value)}
            isDisabled={isDisabled || option.isDisabled}
            isInvalid={props.error !== undefined}
            onChange={({ isSelected }) => tick(option.value, isSelected)}
          >
            <ChoiceText option={option} />
          </Checkbox>
        ))}
      </RadioList>
    </Field>
  );
}
