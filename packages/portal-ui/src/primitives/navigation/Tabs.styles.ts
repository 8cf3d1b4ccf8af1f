import { styled } from 'styled-components';
import {
  color,
  focusRing,
  focusRingInside,
  font,
  pressable,
  radius,
  space,
  tabularFigures,
} from '../../theme/index.js';

export const TabRow = styled.div`
  display: flex;
  gap: ${space('1')};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color('rule')};
`;

export const TabItem = styled.div`
  ${focusRingInside}
  ${pressable}
  flex: none;
  padding: ${space('2')} 10px 9px;
  border-bottom: 2px solid transparent;
  border-start-start-radius: ${radius('sm')};
  border-start-end-radius: ${radius('sm')};
  font-size: ${font('size-sm')};
  line-height: 20px;
  color: ${color('ink-muted')};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${color('ink')};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${color('accent')};
    color: ${color('accent')};
    font-weight: ${font('weight-medium')};
  }

  &[aria-disabled='true'] {
    color: ${color('ink-subtle')};
    cursor: default;
  }
`;

export const TabCount = styled.span`
  ${tabularFigures}
  margin-inline-start: 5px;
  font-size: ${font('size-xs')};
  font-weight: ${font('weight-regular')};
  color: ${color('ink-subtle')};
`;

export const TabPanelRoot = styled.div`
  ${focusRing}
`;
