import { styled } from 'styled-components';
import {
  color,
  focusRing,
  font,
  mainButton,
  motion,
  pressable,
  radius,
  size,
  space,
} from '../../theme/index.js';

export const ButtonRoot = styled.button`
  ${focusRing}
  ${pressable}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space('2')};
  max-width: 100%;
  min-height: ${size('control')};
  margin: 0;
  padding: 3px ${space('3')};
  border: 1px solid transparent;
  border-radius: ${radius('md')};
  font: ${font('weight-medium')} ${font('size-sm')} / 18px ${font('family')};
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion('fast')},
    border-color ${motion('fast')};

  &[data-size='small'] {
    min-height: ${size('control-small')};
    padding: 3px ${space('2')};
  }

  &[data-shape='icon'] {
    flex: none;
    width: ${size('control')};
    padding: 0;

    &[data-size='small'] {
      width: ${size('control-small')};
    }
  }

  &[data-variant='primary'] {
    background: ${mainButton.ground};
    color: ${mainButton.letters};

    &:hover {
      background: ${mainButton.hover};
    }
  }

  &[data-variant='secondary'] {
    background: ${color('surface')};
    border-color: ${color('rule')};
    color: ${color('ink')};

    &:hover {
      background: ${color('hover')};
      border-color: ${color('rule-strong')};
    }
  }

  &[data-variant='quiet'] {
    background: transparent;
    color: ${color('ink-muted')};

    &:hover {
      background: color-mix(in srgb, ${color('ink')} 7%, transparent);
      color: ${color('ink')};
    }
  }

  &[data-variant='danger'] {
    background: ${color('danger')};
    color: ${color('on-danger')};

    &:hover {
      background: ${color('danger-hover')};
    }
  }

  &[data-variant='danger-quiet'] {
    background: transparent;
    color: ${color('danger')};

    &:hover {
      background: ${color('danger-soft')};
    }
  }

  &[data-pressed]:not([aria-disabled='true']) {
    filter: brightness(0.96);
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }

  &:disabled {
    background: ${color('sunken')};
    border-color: ${color('rule')};
    color: ${color('ink-subtle')};
    opacity: 0.7;

    &[data-variant='quiet'],
    &[data-variant='danger-quiet'] {
      background: transparent;
      border-color: transparent;
    }
  }

  /* As wide as its words; only where the button has no room for them do they go on below. */
  & > span > span {
    width: max-content;
    min-width: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
    width: 16px;
    height: 16px;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Keeps the button's width while the spinner covers the label. */
export const BusyLabel = styled.span`
  display: contents;

  [aria-busy='true'] > & > * {
    opacity: 0;
  }
`;

export const BusyMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
