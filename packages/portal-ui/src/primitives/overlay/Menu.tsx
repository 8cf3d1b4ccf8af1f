import { useRef, type ReactNode, type Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Placement } from '@floating-ui/react';
import { useMenu, useMenuItem, useMenuTrigger, type AriaMenuProps } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import type { Node } from '@react-types/shared';
import { Button, type ButtonBehaviour, type ButtonShape } from '../actions/Button.js';
import { IconButton } from '../actions/IconButton.js';
import { useOwnTexts } from '../own-texts.js';
import { MenuItemRoot, MenuList, MenuNote } from './Menu.styles.js';
import { Popover } from './Popover.js';
import { Tooltip } from './Tooltip.js';

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
  /** Draws a line above it, where another group of entries begins. */
  readonly isSeparated?: boolean | undefined;
  /** Red, for an action that destroys something. */
  readonly isDangerous?: boolean | undefined;
}

export interface MenuProps<Id extends string = string> extends ButtonShape {
  /** Label of the button and name of the menu. */
  readonly label: string;
  readonly icon?: ReactNode | undefined;
  /** Shows the icon only; the label is read aloud and shown on hover. */
  readonly isIconOnly?: boolean | undefined;
  /** Content of the button in place of its label, such as a status; the label must contain its words. */
  readonly face?: ReactNode | undefined;
  /** Tooltip of the button. */
  readonly hint?: string | undefined;
  /** The entries, in order. */
  readonly items: readonly MenuItem<Id>[];
  /** Called with the chosen entry. */
  readonly onAction: (choice: { readonly id: Id }) => void;
  /** The side and edge it prefers. */
  readonly placement?: Placement | undefined;
}

/** A button that opens a list of actions. */
export function Menu<Id extends string>({ items, onAction, placement, ...button }: MenuProps<Id>) {
  const act = (id: unknown) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen !== undefined) onAction({ id: chosen.id });
  };
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const { menuTriggerProps, menuProps } = useMenuTrigger({}, state, triggerRef);
  return (
    <>
      <Trigger {...button} behaviour={menuTriggerProps} ref={triggerRef} />
      {state.isOpen && (
        <Popover triggerRef={triggerRef} onClose={state.close} placement={placement}>
          <List
            {...menuProps}
            aria-label={button.label}
            items={items}
            disabledKeys={items.filter((item) => item.isDisabled).map((item) => item.id)}
            onAction={act}
          >
            {(item) => <Item textValue={item.label}>{item.label}</Item>}
          </List>
        </Popover>
      )}
    </>
  );
}

interface TriggerProps extends Omit<MenuProps, 'items' | 'onAction' | 'placement'> {
  /** Props with which the button opens the menu. */
  readonly behaviour: ButtonBehaviour;
  readonly ref: Ref<HTMLButtonElement>;
}

function Trigger({ label, icon, isIconOnly, face, hint, behaviour, ref, ...button }: TriggerProps) {
  if (isIconOnly)
    return (
      <IconButton {...button} {...behaviour} label={label} ref={ref}>
        {icon}
      </IconButton>
    );
  const trigger = (
    <Button
      {...button}
      {...behaviour}
      {...(face === undefined ? {} : { 'aria-label': label })}
      icon={icon}
      ref={ref}
      trailing={<ChevronDown aria-hidden="true" />}
    >
      {face ?? label}
    </Button>
  );
  return hint === undefined ? trigger : <Tooltip text={hint}>{trigger}</Tooltip>;
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
