import { styled } from 'styled-components';
import { color, focusRingInside, font, oneLine, radius, space } from '../../theme/index.js';

/** Chips beside each other, on as many lines as they need. */
export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('1')} ${space('2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A chosen value. */
export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  height: 26px;
  padding-inline-start: 10px;
  border-radius: ${radius('full')};
  background: ${color('accent-soft')};
  color: ${color('accent')};
  font-size: ${font('size-xs')};
  font-weight: ${font('weight-medium')};

  & > span {
    ${oneLine}
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Button that removes a chip. */
export const ChipRemove = styled.button`
  ${focusRingInside}
  flex: none;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${color('accent')} 14%, transparent);
  }

  & > svg {
    width: 12px;
    height: 12px;
  }
`;
