/** Importance of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';

/** Appearance of a button. */
export interface ButtonShape {
  /** Importance of the button; use one primary button per screen. */
  readonly variant?: ButtonVariant | undefined;
  /** 34 px, or 28 px where space is short. */
  readonly size?: 'medium' | 'small' | undefined;
  /** Greys the button and takes it out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}
