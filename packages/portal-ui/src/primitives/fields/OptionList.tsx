import { useRef, type ReactNode, type RefObject } from 'react';
import { Check } from 'lucide-react';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { ListState } from 'react-stately/useListState';
import type { Node } from '@react-types/shared';
import type { Option } from './option.js';
import { useOwnTexts } from '../own-texts.js';
import { ListRoot, OptionNote, OptionRoot } from './OptionList.styles.js';

export interface OptionListProps extends AriaListBoxOptions<Option> {
  readonly state: ListState<Option>;
  readonly listRef?: RefObject<HTMLUListElement | null> | undefined;
  /** Shown in place of options when there are none. */
  readonly emptyText?: ReactNode | undefined;
}

/** The list below a select or a combo box. */
export function OptionList({ state, listRef, emptyText, ...props }: OptionListProps) {
  const ownRef = useRef<HTMLUListElement>(null);
  const ref = listRef ?? ownRef;
  const { listBoxProps } = useListBox(props, state, ref);
  return (
    <ListRoot {...listBoxProps} ref={ref}>
      {[...state.collection].map((node) => (
        <OptionEntry key={node.key} node={node} state={state} />
      ))}
      {state.collection.size === 0 && emptyText !== undefined && (
        <OptionRoot role="option" aria-disabled="true" aria-selected="false">
          {emptyText}
        </OptionRoot>
      )}
    </ListRoot>
  );
}

function OptionEntry({ node, state }: { readonly node: Node<Option>; readonly state: ListState<Option> }) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isSelected, isFocused } = useOption({ key: node.key }, state, ref);
  const option = node.value;
  const { partProps, nameProps, noteProps } = useOwnTexts({ hasNote: option?.note !== undefined });
  return (
    <OptionRoot
      {...optionProps}
      {...partProps}
      ref={ref}
      data-focused={isFocused || undefined}
      data-selected={isSelected || undefined}
    >
      <span>
        <span {...nameProps}>{option?.label}</span>
        {option?.note !== undefined && <OptionNote {...noteProps}>{option.note}</OptionNote>}
      </span>
      {isSelected && <Check aria-hidden="true" />}
    </OptionRoot>
  );
}
