import { styled } from 'styled-components';
import { color, font, oneLine, space } from '../theme/index.js';

/** Search, quantity and button in a line; on a phone the search has its own. */
export const Adder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 112px auto;
  gap: ${space('3')};
  align-items: start;

  & > button {
    margin-top: 22px;
  }

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Quantity = styled.div`
  min-width: 0;
`;

export const NoItems = styled.p`
  margin: ${space('3')} 0 0;
  color: ${color('ink-subtle')};
  font-size: ${font('size-sm')};
`;

export const Items = styled.ul`
  margin: ${space('3')} 0 0;
  padding: 0;
  list-style: none;
`;

export const ItemRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px auto;
  gap: ${space('3')};
  align-items: start;
  padding: ${space('2')} 0;
  border-top: 1px solid ${color('rule')};
`;

export const ItemName = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: ${font('size-sm')};
  line-height: 18px;

  span {
    overflow-wrap: anywhere;
  }

  small {
    ${oneLine}
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }
`;
