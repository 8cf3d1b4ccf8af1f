import { useRef } from 'react';
import { X } from 'lucide-react';
import { useTranslate } from '../../provider/index.js';
import { Chip, ChipList, ChipRemove } from './Chips.styles.js';
import type { Option } from './option.js';

interface ChosenChipsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly chosen: readonly Option[];
  readonly isDisabled?: boolean | undefined;
  readonly onRemove: (option: Option) => void;
  /** Called when the last chip was removed, since the focus has to move. */
  readonly onLast: () => void;
}

/** The chosen values as chips. When one is removed the focus moves to its neighbour. */
export function ChosenChips({ label, chosen, isDisabled, onRemove, onLast }: ChosenChipsProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;
  const remove = (index: number, option: Option) => {
    const buttons = list.current?.querySelectorAll('button');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbour) neighbour.focus();
    else onLast();
    onRemove(option);
  };
  return (
    <ChipList ref={list} aria-label={label}>
      {chosen.map((option, index) => (
        <Chip key={option.value}>
          <span>{option.label}</span>
          <ChipRemove
            type="button"
            disabled={isDisabled}
            onClick={() => remove(index, option)}
            aria-label={translate('common.removeChosen', { label: option.label })}
          >
            <X aria-hidden="true" />
          </ChipRemove>
        </Chip>
      ))}
    </ChipList>
  );
}
