import { styled } from 'styled-components';
import { color, font, pressable, radius, size, space } from '../../theme/index.js';

export const RadioList = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('1')};
`;

export const SegmentRow = styled.div`
  display: inline-flex;
  align-self: flex-start;
  gap: 2px;
  padding: 2px;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};
`;

export const SegmentLabel = styled.label`
  ${pressable}
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: calc(${size('control-small')} - 2px);
  padding: 0 ${space('3')};
  border: 1px solid transparent;
  border-radius: ${radius('sm')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
  white-space: nowrap;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:hover {
    color: ${color('ink')};
  }

  &[data-selected] {
    border-color: ${color('rule')};
    background: ${color('surface')};
    color: ${color('ink')};
    font-weight: ${font('weight-medium')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  &[data-disabled] {
    color: ${color('ink-subtle')};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
