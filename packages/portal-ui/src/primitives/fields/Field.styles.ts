import { css, styled } from 'styled-components';
import { color, font, motion, radius, size, space, visuallyHidden } from '../../theme/index.js';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('1')};
  min-width: 0;
  overflow-wrap: break-word;
`;

export const FieldLabel = styled.label`
  font-size: ${font('size-sm')};
  font-weight: ${font('weight-medium')};
  line-height: 18px;
  color: ${color('ink')};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const RequiredMark = styled.span`
  margin-inline-start: 3px;
  color: ${color('danger')};
`;

export const FieldHelp = styled.div`
  font-size: ${font('size-xs')};
  line-height: 16px;
  color: ${color('ink-subtle')};
`;

export const FieldError = styled.div`
  display: flex;
  gap: ${space('1')};
  font-size: ${font('size-xs')};
  line-height: 16px;
  color: ${color('danger')};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 1px;
  }
`;

/** Styles of a control's box: border, focus, error, disabled. Set `data-focus`, `data-invalid`, `data-disabled` on it. */
export const controlBox = css`
  display: flex;
  align-items: center;
  gap: ${space('2')};
  width: 100%;
  min-width: 0;
  min-height: ${size('control')};
  padding: 0 10px;
  border: 1px solid ${color('rule-strong')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('weight-regular')} ${font('size-md')} / 20px ${font('family')};
  transition: border-color ${motion('fast')};

  &:hover {
    border-color: ${color('ink-subtle')};
  }

  &[data-invalid],
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }

  &[data-disabled],
  &:disabled {
    border-color: ${color('rule')};
    background: ${color('sunken')};
    color: ${color('ink-subtle')};
    cursor: not-allowed;
  }

  &[data-readonly] {
    border-color: ${color('rule')};
    background: ${color('sunken')};
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color('ink-subtle')};
  }
`;

/** The focus ring of a box whose focused element is a child. */
export const boxFocusRing = css`
  &:has(> :focus-visible),
  &[data-focus-visible] {
    border-color: ${color('accent')};
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }
`;

export const ControlBox = styled.div`
  ${controlBox}
  ${boxFocusRing}
`;

/** A bare input inside a `ControlBox`. */
export const bareInput = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  color: inherit;
  font: inherit;

  &::placeholder {
    color: ${color('ink-subtle')};
    opacity: 1;
  }
`;
