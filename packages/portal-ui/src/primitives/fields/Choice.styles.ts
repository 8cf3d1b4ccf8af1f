import { css, styled } from 'styled-components';
import { color, focusRing, font, pressable, radius, space } from '../../theme/index.js';

/** The whole label is the target, at least 24 px high. */
export const ChoiceLabel = styled.label`
  ${pressable}
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${space('2')};
  min-height: 24px;
  padding: 2px 0;
  font-size: ${font('size-md')};
  line-height: 20px;
  color: ${color('ink')};
  cursor: pointer;

  &[data-bare] {
    align-items: center;
    justify-content: center;
    min-width: 24px;
    padding: 0;
  }

  &[data-disabled] {
    color: ${color('ink-subtle')};
    cursor: not-allowed;
  }
`;

const mark = css`
  ${focusRing}
  appearance: none;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border: 1.5px solid ${color('rule-strong')};
  background: ${color('surface')};
  color: ${color('on-accent')};
  cursor: inherit;

  label:hover > & {
    border-color: ${color('accent')};
  }

  /* A radio is indeterminate as long as none of its group is chosen: that is no mark. */
  &:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${color('accent')};
    background: ${color('accent')};
  }

  &[aria-invalid='true'] {
    border-color: ${color('danger')};
  }

  &:disabled {
    border-color: ${color('rule')};
    background: ${color('sunken')};
    color: ${color('ink-subtle')};
  }

  &::after {
    content: '';
    background: currentColor;
    visibility: hidden;
  }

  &:checked::after,
  &[type='checkbox']:indeterminate::after {
    visibility: visible;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::after {
      display: none;
    }
  }
`;

/** The box with its tick, which is cut out of the text colour, so that it follows every theme. */
export const CheckMark = styled.input`
  ${mark}
  border-radius: ${radius('sm')};

  &::after {
    width: 10px;
    height: 10px;
    clip-path: polygon(14% 44%, 0 65%, 44% 100%, 100% 22%, 82% 8%, 40% 68%);
  }

  &:indeterminate::after {
    height: 2px;
    clip-path: none;
  }
`;

export const RadioMark = styled.input`
  ${mark}
  border-radius: ${radius('full')};

  &::after {
    width: 6px;
    height: 6px;
    border-radius: ${radius('full')};
  }
`;
