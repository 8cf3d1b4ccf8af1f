import type { MouseEvent, ReactNode } from 'react';

/*
 * Thousands of links and buttons pass by in a scrolling table. These are plain elements, styled by the table: the hooks of
 * `Link` and `IconButton` would cost more than the rest of the row.
 */

export interface CellLinkProps {
  /** Where it leads. */
  readonly href: string;
  readonly children: ReactNode;
  /** Opens a new tab without a referrer; mention that in `label`. */
  readonly isExternal?: boolean | undefined;
  /** Accessible name when the text is not enough. */
  readonly label?: string | undefined;
  /** Called on a plain press instead of following `href`; presses that open a new tab still do. */
  readonly onPress?: (() => void) | undefined;
}

/** A link in a cell. */
export function CellLink({ href, children, isExternal, label, onPress }: CellLinkProps) {
  const press = (event: MouseEvent) => {
    if (onPress === undefined || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      href={href}
      aria-label={label}
      onClick={onPress === undefined ? undefined : press}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  );
}

export interface CellButtonProps {
  /** Name of the action; read aloud, and shown on hover when there is no text. */
  readonly label: string;
  /** A 16 px icon; without one the label is shown like a link. */
  readonly icon?: ReactNode | undefined;
  readonly onPress: () => void;
  /** Greys the button; presses do nothing. */
  readonly isDisabled?: boolean | undefined;
}

/**
 * A button in a cell: an icon, or text like a link. When it is disabled it keeps the focus, so that a keyboard user stays in the row. The
 * second press of a double click does nothing: after the first, another row may be in its place.
 */
export function CellButton({ label, icon, onPress, isDisabled = false }: CellButtonProps) {
  const press = ({ detail }: MouseEvent) => {
    if (!isDisabled && detail < 2) onPress();
  };
  const behaviour = { type: 'button', onClick: press, 'aria-disabled': isDisabled || undefined } as const;
  return icon === undefined ? (
    <button {...behaviour} data-cell="words">
      {label}
    </button>
  ) : (
    <button {...behaviour} data-cell="icon" aria-label={label} title={label}>
      {icon}
    </button>
  );
}

/** Puts the buttons of a row beside each other. */
export function CellActions({ children }: { readonly children: ReactNode }) {
  return <span data-cell="actions">{children}</span>;
}

/** A name, on two lines before it is cut off. */
export function CellName({ children }: { readonly children: ReactNode }) {
  return <span data-cell="name">{children}</span>;
}
