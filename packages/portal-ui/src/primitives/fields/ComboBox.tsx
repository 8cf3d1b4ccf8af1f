import { useComboBox } from 'react-aria/useComboBox';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { ComboControl, useComboBehaviour, useComboRefs, type ComboProps } from './ComboControl.js';
import { labelMatches } from './option-search.js';

export interface ComboBoxProps extends ComboProps {
  /** The chosen value; null for none. */
  readonly value: string | null;
  /** Called with the newly chosen value, or null when it was removed. */
  readonly onChange: (change: { readonly value: string | null }) => void;
}

/** Field to choose one of many options by typing a part of its label. */
export function ComboBox(props: ComboBoxProps) {
  const refs = useComboRefs();
  const { behaviour: shared, texts } = useComboBehaviour(props);
  const behaviour = {
    ...shared,
    value: props.value,
    onChange: (value: unknown) => props.onChange({ value: value === null ? null : String(value) }),
  };
  const state = useComboBoxState({ ...behaviour, defaultFilter: labelMatches, allowsEmptyCollection: true });
  const aria = useComboBox({ ...behaviour, ...refs }, state);
  return <ComboControl field={props} texts={texts} aria={aria} refs={refs} state={state} />;
}
