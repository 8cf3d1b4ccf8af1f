import { styled } from 'styled-components';
import { oneLine, space } from '../theme/index.js';

/** A person's picture before the name. */
export const NameCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('2')};
  min-width: 0;
  max-width: 100%;
  vertical-align: middle;

  & > :last-child {
    ${oneLine}
  }
`;

/** A user's state with the button that changes it. */
export const StateAndSwitch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('4')};
`;
