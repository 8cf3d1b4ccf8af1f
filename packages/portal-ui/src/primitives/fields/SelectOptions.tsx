import type { RefObject } from 'react';
import { Popover } from '../overlay/Popover.js';
import { OptionList, type OptionListProps } from './OptionList.js';

interface SelectOptionsProps extends OptionListProps {
  readonly triggerRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** The open list of a select, below its button. */
export function SelectOptions({ triggerRef, onClose, ...list }: SelectOptionsProps) {
  return (
    <Popover triggerRef={triggerRef} onClose={onClose} hasTriggerWidth>
      <OptionList {...list} />
    </Popover>
  );
}
