import { useTranslate } from '../../provider/index.js';
import { SegmentedControl } from './RadioGroup.js';

const CHOICES = ['all', 'on', 'off'] as const;
/** What a list shows: all, what is switched on, or what is switched off. */
export type StateChoice = (typeof CHOICES)[number];

export interface StateFilterProps {
  readonly value: StateChoice;
  /** Called with what the list shall show. */
  readonly onChange: (value: StateChoice) => void;
}

/** Narrows a list to what is switched on or off. */
export function StateFilter({ value, onChange }: StateFilterProps) {
  const translate = useTranslate();
  return (
    <SegmentedControl
      label={translate('common.state')}
      options={[
        { value: 'all', label: translate('common.anyState') },
        { value: 'on', label: translate('common.active') },
        { value: 'off', label: translate('common.switchedOff') },
      ]}
      value={value}
      onChange={(chosen) => onChange(stateChoiceOf(chosen.value))}
    />
  );
}

/** The filter as a part of a list's query. */
export const stateQuery = (value: StateChoice) => (value === 'all' ? {} : { state: value });

/** Reads the filter from an address; whatever it does not know shows all. */
export const stateChoiceOf = (given: unknown): StateChoice => CHOICES.find((one) => one === given) ?? 'all';
