import { styled } from 'styled-components';
import { color, focusRing, font, radius, space, tabularFigures } from '../../theme/index.js';

export const Cards = styled.ul`
  ${tabularFigures}
  margin: ${space('3')} 0 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: clip;

  &:empty {
    display: none;
  }

  &[aria-busy] {
    opacity: 0.6;
  }

  & > li + li {
    border-top: 1px solid ${color('rule')};
  }
`;

/** Two lines that a thumb can press. */
export const Card = styled.a`
  ${focusRing}
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 2px;
  min-height: 60px;
  padding: ${space('2')} ${space('3')};
  color: inherit;
  text-decoration: none;
  outline-offset: -2px;

  &:active {
    background: ${color('hover')};
  }
`;

export const CardLine = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('3')};
  min-width: 0;
  font-size: ${font('size-sm')};
  color: ${color('ink-muted')};

  & > b {
    overflow: hidden;
    color: ${color('ink')};
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > :last-child {
    flex: none;
  }
`;
