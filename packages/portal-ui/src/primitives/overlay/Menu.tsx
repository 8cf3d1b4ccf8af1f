import { useRef, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Placement } from '@floating-ui/react';
import { useMenu, useMenuItem, useMenuTrigger, type AriaMenuProps } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import type { Node } from '@react-types/shared';
import { Button, type ButtonProps } from '../actions/Button.js';
import { IconButton } from '../actions/IconButton.js';
import { MenuItemRoot, MenuList, MenuNote } from './Menu.styles.js';
import { Popover } from './Popover.js';

export interface MenuItem {
  /** Name handed to `onAction`. */
  readonly id: string;
  /** The words of the entry. */
  readonly label: string;
  /** A second line. */
  readonly note?: string | undefined;
  /** A 16 px picture before the words. */
  readonly icon?: ReactNode | undefined;
  /** Greyed and passed over. */
  readonly isDisabled?: boolean | undefined;
  /** A line above it: another group of entries begins. */
  readonly isSeparated?: boolean | undefined;
  /** Red, for what destroys something. */
  readonly isDangerous?: boolean | undefined;
}

export interface MenuProps extends Pick<ButtonProps, 'variant' | 'size' | 'isDisabled'> {
  /** The words of the button and the name of the menu. */
  readonly label: string;
  /** The picture of the button. */
  readonly icon?: ReactNode | undefined;
  /** Shows the picture only; the label is read aloud and shown on hover. */
  readonly isIconOnly?: boolean | undefined;
  /** The entries, in order. */
  readonly items: readonly MenuItem[];
  /** Called with the chosen entry. */
  readonly onAction: (choice: { readonly id: string }) => void;
  /** The side and edge it prefers. */
  readonly placement?: Placement | undefined;
}

/** A button that opens a list of actions. */
export function Menu({ label, icon, isIconOnly, items, onAction, placement, ...button }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const { menuTriggerProps, menuProps } = useMenuTrigger({}, state, triggerRef);
  return (
    <>
      {isIconOnly ? (
        <IconButton {...button} {...menuTriggerProps} label={label} ref={triggerRef}>
          {icon}
        </IconButton>
      ) : (
        <Button
          {...button}
          {...menuTriggerProps}
          icon={icon}
          ref={triggerRef}
          trailing={<ChevronDown aria-hidden="true" />}
        >
          {label}
        </Button>
      )}
      {state.isOpen && (
        <Popover triggerRef={triggerRef} onClose={state.close} placement={placement}>
          <List
            {...menuProps}
            aria-label={label}
            items={items}
            disabledKeys={items.filter((item) => item.isDisabled).map((item) => item.id)}
            onAction={(id) => onAction({ id: String(id) })}
          >
            {(item) => <Item textValue={item.label}>{item.label}</Item>}
          </List>
        </Popover>
      )}
    </>
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
  const { menuItemProps, labelProps, descriptionProps, isFocused } = useMenuItem(
    { key: node.key },
    state,
    ref,
  );
  const item = node.value;
  return (
    <MenuItemRoot
      {...menuItemProps}
      ref={ref}
      data-focused={isFocused || undefined}
      data-danger={item?.isDangerous || undefined}
      data-separated={item?.isSeparated || undefined}
    >
      {item?.icon}
      <span>
        <span {...labelProps}>{item?.label}</span>
        {item?.note !== undefined && <MenuNote {...descriptionProps}>{item.note}</MenuNote>}
      </span>
    </MenuItemRoot>
  );
}
