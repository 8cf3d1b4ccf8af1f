import { useRef, type ReactNode, type Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Placement } from '@floating-ui/react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { ButtonShape } from '../actions/button-shape.js';
import { TriggerButton, TriggerIconButton, type ButtonBehaviour } from '../actions/ButtonFrame.js';
import { useAhead } from '../feedback/useAhead.js';
import type { MenuItem } from './MenuPopover.js';
import { OpenMenu } from './open-menu.js';
import { Tooltip } from './Tooltip.js';

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
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const { menuTriggerProps, menuProps } = useMenuTrigger({}, state, triggerRef);
  useAhead(OpenMenu.fetchAhead, triggerRef);
  const act = (id: string) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen !== undefined) onAction({ id: chosen.id });
  };
  return (
    <>
      <Trigger {...button} behaviour={menuTriggerProps} ref={triggerRef} />
      {state.isOpen && (
        <OpenMenu
          {...menuProps}
          label={button.label}
          items={items}
          onAction={({ id }) => act(id)}
          triggerRef={triggerRef}
          onClose={state.close}
          placement={placement}
        />
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
      <TriggerIconButton {...button} {...behaviour} label={label} ref={ref}>
        {icon}
      </TriggerIconButton>
    );
  const trigger = (
    <TriggerButton
      {...button}
      {...behaviour}
      {...(face === undefined ? {} : { 'aria-label': label })}
      icon={icon}
      ref={ref}
      trailing={<ChevronDown aria-hidden="true" />}
    >
      {face ?? label}
    </TriggerButton>
  );
  return hint === undefined ? trigger : <Tooltip text={hint}>{trigger}</Tooltip>;
}
