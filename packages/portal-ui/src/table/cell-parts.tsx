import type { MouseEvent, ReactNode } from 'react';

/*
 * Thousands of links and buttons pass by in a scrolling table. These are plain elements, styled by the table: the hooks of
 * `Link` and `IconButton` would cost more than the rest of the row.
 */

export interface CellLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** The words of the link. */
  readonly children: ReactNode;
  /** Opens a new tab and tells the other site nothing; say so in `label`. */
  readonly isExternal?: boolean | undefined;
  /** The name read aloud where the words do not say enough. */
  readonly label?: string | undefined;
  /** Called with a plain press in place of following `href`; presses that open a new tab still do. */
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
  /** What it does; read aloud, and shown on hover where there are no words. */
  readonly label: string;
  /** A 16 px picture; without one the label stands there, as a link would. */
  readonly icon?: ReactNode | undefined;
  /** Does it. */
  readonly onPress: () => void;
  /** Greyed; presses do nothing. */
  readonly isDisabled?: boolean | undefined;
}

/**
 * A button in a cell: a picture, or words that look like a link. Greyed it keeps the focus it has, so that a reader by keyboard stays in
 * the row. The second press of a double click does nothing: after the first, another row may stand there.
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
