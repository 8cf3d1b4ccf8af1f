import type { ComponentProps } from 'react';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import type { DayRange } from '@kontor/portal-core/list-filter';
import {
  Checkbox,
  DateRangePicker,
  type Option,
  type OptionRequest,
  Select,
  TextField,
} from '../../primitives/index.js';
import { useHeldFields, useTranslate } from '../../provider/index.js';
import { Choice, Criterion, Days } from './filter-criteria.styles.js';

interface NamedCriterion {
  /** A field of the filter; where the page holds it, the criterion is not there. */
  readonly name?: string | undefined;
}

export interface TextCriterionProps
  extends NamedCriterion, Pick<ComponentProps<typeof TextField>, 'maxLength' | 'inputMode' | 'error'> {
  readonly label: TextKey;
  /** Placeholder; the label by default. */
  readonly placeholder?: TextKey;
  readonly value: string | number | undefined;
  readonly onChange: (text: string) => void;
}

/** A filter by text. */
export function TextCriterion(props: TextCriterionProps) {
  const { name, label, placeholder = label, value = '', onChange, ...field } = props;
  const translate = useTranslate();
  if (useHeldFields().has(name ?? '')) return null;
  return (
    <Criterion>
      <TextField
        {...field}
        label={translate(label)}
        isLabelHidden
        placeholder={translate(placeholder)}
        value={String(value)}
        onChange={(change) => onChange(change.value)}
      />
    </Criterion>
  );
}

export interface ChoiceCriterionProps<Value extends string> extends NamedCriterion, OptionRequest {
  readonly label: TextKey;
  /** Shows the label inside the box. */
  readonly hasLabelInside?: boolean;
  readonly isDisabled?: boolean;
  /** Text for all values. */
  readonly allText: TextKey;
  readonly options: readonly (Option & { readonly value: Value })[];
  /** The chosen value; undefined for all values. */
  readonly value: string | number | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Option that stands for all values; none has this name. */
const ALL = '*';

/** A filter by one of some values, or all. */
export function ChoiceCriterion<Value extends string>(props: ChoiceCriterionProps<Value>) {
  const { name, label, hasLabelInside = true, allText, options, value = ALL, onChange, ...select } = props;
  const translate = useTranslate();
  if (useHeldFields().has(name ?? '')) return null;
  return (
    <Criterion>
      <Select<Value | typeof ALL>
        {...select}
        label={translate(label)}
        isLabelHidden
        hasLabelInside={hasLabelInside}
        options={[{ value: ALL, label: translate(allText) }, ...options]}
        value={String(value)}
        onChange={(change) => onChange(change.value === ALL ? undefined : change.value)}
      />
    </Criterion>
  );
}

/** Options for known values, in their order. */
export const textOptions = <Value extends string>(
  values: readonly Value[],
  texts: Readonly<Record<Value, TextKey>>,
  translate: Translate,
) => values.map((value) => ({ value, label: translate(texts[value]) }));

export interface DaysCriterionProps extends NamedCriterion {
  readonly label: TextKey;
  /** Text for all days. */
  readonly allText: TextKey;
  /** `coming` offers ranges ahead of today, too. */
  readonly outlook?: ComponentProps<typeof DateRangePicker>['outlook'];
  readonly value: DayRange | undefined;
  readonly onChange: (range: DayRange) => void;
}

/** A filter by a range of days. */
export function DaysCriterion({ name, label, allText, outlook, value = {}, onChange }: DaysCriterionProps) {
  const translate = useTranslate();
  if (useHeldFields().has(name ?? '')) return null;
  return (
    <Days>
      <DateRangePicker
        label={translate(label)}
        hasLabelInside
        placeholder={translate(allText)}
        outlook={outlook}
        value={value}
        onChange={onChange}
      />
    </Days>
  );
}

export interface MarkCriterionProps {
  readonly label: TextKey;
  readonly value: boolean | undefined;
  readonly onChange: (isSelected: boolean) => void;
}

/** A check box in line with the other filters. */
export function MarkCriterion({ label, value = false, onChange }: MarkCriterionProps) {
  const translate = useTranslate();
  return (
    <Choice>
      <Checkbox
        label={translate(label)}
        isSelected={value}
        onChange={({ isSelected }) => onChange(isSelected)}
      />
    </Choice>
  );
}
