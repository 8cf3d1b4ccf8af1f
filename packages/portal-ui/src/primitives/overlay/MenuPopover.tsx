import { useRef, type ReactNode } from 'react';
import { useMenu, useMenuItem, type AriaMenuProps } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import type { Node } from '@react-types/shared';
import { useOwnTexts } from '../own-texts.js';
import { MenuItemRoot, MenuList, MenuNote } from './Menu.styles.js';
import { Popover, type PopoverProps } from './Popover.js';

export interface MenuItem<Id extends string = string> {
  /** Name passed to `onAction`. */
  readonly id: Id;
  readonly label: string;
  /** A second line of text. */
  readonly note?: string | undefined;
  /** A 16 px icon before the label. */
  readonly icon?: ReactNode | undefined;
  /** Greys the entry and skips it. */
  readonly isDisabled?: boolean | undefined;
  /** Draws a line above it, where another group of entries begins; none above the first entry. */
  readonly isSeparated?: boolean | undefined;
  /** Red, for an action that destroys something. */
  readonly isDangerous?: boolean | undefined;
}

export interface MenuPopoverProps<Id extends string = string> extends Pick<
  PopoverProps,
  'triggerRef' | 'onClose' | 'placement'
> {
  /** Name of the menu. */
  readonly label: string;
  /** The entries, in order. */
  readonly items: readonly MenuItem<Id>[];
  /** Called with the chosen entry. */
  readonly onAction: (choice: { readonly id: Id }) => void;
  /** Which entry has the focus at first; none until a key is pressed, unless told. */
  readonly autoFocus?: AriaMenuProps<MenuItem>['autoFocus'];
  readonly id?: string | undefined;
}

/** An open menu beside the button that opened it. */
export function MenuPopover<Id extends string = string>(props: MenuPopoverProps<Id>) {
  const { label, items, onAction, triggerRef, onClose, placement, ...menu } = props;
  const act = (id: unknown) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen !== undefined) onAction({ id: chosen.id });
  };
  return (
    <Popover triggerRef={triggerRef} onClose={onClose} placement={placement}>
      <List
        {...menu}
        aria-label={label}
        items={items}
        disabledKeys={items.filter((item) => item.isDisabled).map((item) => item.id)}
        onAction={act}
        onClose={onClose}
      >
        {(item) => <Item textValue={item.label}>{item.label}</Item>}
      </List>
    </Popover>
  );
}

function List(props: AriaMenuProps<MenuItem>) {
  const ref = useRef<HTMLUListElement>(null);
  const state = useTreeState(props);
  const { menuProps } = useMenu(props, state, ref);
  return (
    <MenuList {...menuProps} ref={ref}>
      {[...state.collection].map((node) => (
        <Entry key={node.key} node={node} state={state} />
      ))}
    </MenuList>
  );
}

function Entry({ node, state }: { readonly node: Node<MenuItem>; readonly state: TreeState<MenuItem> }) {
  const ref = useRef<HTMLLIElement>(null);
  const { menuItemProps, isFocused } = useMenuItem({ key: node.key }, state, ref);
  const item = node.value;
  const { partProps, nameProps, noteProps } = useOwnTexts({ hasNote: item?.note !== undefined });
  return (
    <MenuItemRoot
      {...menuItemProps}
      {...partProps}
      ref={ref}
      data-focused={isFocused || undefined}
      data-danger={item?.isDangerous || undefined}
      data-separated={item?.isSeparated || undefined}
    >
      {item?.icon}
      <span>
        <span {...nameProps}>{item?.label}</span>
        {item?.note !== undefined && <MenuNote {...noteProps}>{item.note}</MenuNote>}
      </span>
    </MenuItemRoot>
  );
}
