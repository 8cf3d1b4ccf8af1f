import { OptionNote } from './OptionList.styles.js';
import type { Option } from './option.js';

/** The words of a choice beside its mark: its label, and a note below. */
export const ChoiceText = ({ option: { label, note } }: { readonly option: Option }) => (
  <span>
    {label}
    {note !== undefined && <OptionNote>{note}</OptionNote>}
  </span>
);
