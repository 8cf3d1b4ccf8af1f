import { styled } from 'styled-components';
import { color, focusRing, font, space, tabularFigures } from '../../theme/index.js';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};
  margin-bottom: ${space('4')};
`;

/** Lines below each other. */
export const Lines = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > * {
    max-width: 100%;
    white-space: normal;
  }

  small {
    color: ${color('ink-subtle')};
    font-size: inherit;
  }
`;

export const PanelSection = styled.section`
  margin-top: ${space('5')};
  font-size: ${font('size-sm')};

  & > h3 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('2')};
    min-height: 28px;
    margin: 0 0 ${space('1')};
    color: ${color('ink-muted')};
    font-size: ${font('size-sm')};
    font-weight: ${font('weight-medium')};
  }

  & > p {
    margin: 0;
    color: ${color('ink-subtle')};
  }
`;

export const ItemList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  ${tabularFigures}
  display: flex;
  justify-content: space-between;
  gap: ${space('4')};
  padding: ${space('2')} 0;

  & + & {
    border-top: 1px solid ${color('rule')};
  }

  span {
    display: flex;
    flex-direction: column;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }

  b {
    font-weight: ${font('weight-medium')};
  }
`;

export const Happenings = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Happening = styled.li`
  position: relative;
  padding: ${space('1')} 0 ${space('3')} ${space('5')};

  &::before {
    content: '';
    position: absolute;
    inset: 11px auto auto 2px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${color('ink-subtle')};
  }

  &:first-child::before {
    background: ${color('accent')};
  }

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space('3')};
  }

  strong {
    min-width: 0;
    font-weight: ${font('weight-medium')};
    overflow-wrap: anywhere;
  }

  time {
    flex: none;
    color: ${color('ink-subtle')};
  }

  p {
    margin: 0;
    color: ${color('ink-muted')};
    overflow-wrap: anywhere;
  }
`;

export const OtherOrder = styled.button`
  ${focusRing}
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: ${color('accent')};
  font: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
