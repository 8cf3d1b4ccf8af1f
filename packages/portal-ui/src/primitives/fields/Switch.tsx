import { useRef } from 'react';
import { useSwitch } from 'react-aria/useSwitch';
import { useToggleState } from 'react-stately/useToggleState';
import { styled } from 'styled-components';
import { color, focusRing, motion, radius } from '../../theme/index.js';
import { ChoiceLabel } from './Choice.styles.js';

export interface SwitchProps {
  readonly label: string;
  /** True when on. */
  readonly isSelected: boolean;
  /** Called with the new state, which takes effect at once, without saving. */
  readonly onChange?: ((change: { readonly isSelected: boolean }) => void) | undefined;
  /** Greys the switch and takes it out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** Switches something that takes effect at once. Use a `Checkbox` for a choice that is saved later. */
export function Switch({ label, isSelected, onChange, isDisabled = false }: SwitchProps) {
  const ref = useRef<HTMLInputElement>(null);
  const behaviour = {
    isSelected,
    isDisabled,
    'aria-label': label,
    onChange: (next: boolean) => onChange?.({ isSelected: next }),
  };
  const { inputProps, labelProps } = useSwitch(behaviour, useToggleState(behaviour), ref);
  return (
    <ChoiceLabel {...labelProps} data-disabled={isDisabled || undefined}>
      <Track {...inputProps} ref={ref} />
      <span>{label}</span>
    </ChoiceLabel>
  );
}

const Track = styled.input`
  ${focusRing}
  appearance: none;
  flex: none;
  position: relative;
  width: 30px;
  height: 18px;
  margin: 1px 0;
  border: 1px solid ${color('rule-strong')};
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  cursor: inherit;
  transition: background-color ${motion('fast')};

  &::after {
    content: '';
    position: absolute;
    top: 2px;
    inset-inline-start: 2px;
    width: 12px;
    height: 12px;
    border-radius: ${radius('full')};
    background: ${color('rule-strong')};
    transition: translate ${motion('fast')};
  }

  &:checked {
    border-color: ${color('accent')};
    background: ${color('accent')};
  }

  &:checked::after {
    translate: 12px 0;
    background: ${color('on-accent')};
  }

  &:disabled {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    appearance: auto;
    width: 16px;

    &::after {
      display: none;
    }
  }
`;
