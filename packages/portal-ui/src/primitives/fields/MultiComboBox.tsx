import { useMemo } from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { useTranslate } from '../../provider/index.js';
import { ChosenChips } from './ChosenChips.js';
import { ComboControl, useComboBehaviour, useComboRefs, type SuggestingProps } from './ComboControl.js';
import type { Option } from './option.js';
import { labelMatches } from './option-search.js';

export interface MultiComboBoxProps extends SuggestingProps {
  /** The chosen options, in the order shown; they need not be among `options`. */
  readonly chosen: readonly Option[];
  /** Called with all options that are now chosen. */
  readonly onChange: (change: { readonly chosen: readonly Option[] }) => void;
}

/**
 * Field to choose several of many options by typing a part of each. The list closes after each choice; the chosen options are shown below
 * as removable chips.
 */
export function MultiComboBox(props: MultiComboBoxProps) {
  const { chosen, onChange } = props;
  const translate = useTranslate();
  const refs = useComboRefs();
  const { behaviour, texts } = useBehaviour(props);
  const state = useComboBoxState({
    ...behaviour,
    defaultFilter: labelMatches,
    allowsEmptyCollection: true,
    onChange: (keys: readonly unknown[]) => {
      behaviour.onChange(keys);
      state.close();
    },
  });
  const aria = useComboBox({ ...behaviour, ...refs }, state);
  return (
    <ComboControl
      field={props}
      texts={texts}
      aria={aria}
      refs={refs}
      state={state}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || !state.isOpen) return;
        // The list takes the key, not the dialog around the field.
        event.stopPropagation();
        state.close();
      }}
    >
      <ChosenChips
        label={translate('common.chosenFor', { label: props.label })}
        chosen={chosen}
        isDisabled={props.isDisabled}
        onRemove={(removed) => onChange({ chosen: chosen.filter(({ value }) => value !== removed.value) })}
        onLast={() => refs.inputRef.current?.focus()}
      />
    </ComboControl>
  );
}

function useBehaviour(props: MultiComboBoxProps) {
  const { chosen, options } = props;
  // The same array as long as the same is chosen: another one would clear what is typed.
  const value = useMemo(() => chosen.map((option) => option.value), [chosen]);
  const { behaviour: shared, texts } = useComboBehaviour(props);
  const behaviour = {
    ...shared,
    selectionMode: 'multiple' as const,
    value,
    onChange: (keys: readonly unknown[]) => {
      const known = new Map([...options, ...chosen].map((option) => [option.value, option]));
      props.onChange({ chosen: keys.flatMap((key) => known.get(String(key)) ?? []) });
    },
  };
  return { behaviour, texts };
}
