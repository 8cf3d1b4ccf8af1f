import { styled } from 'styled-components';
import { space } from '../theme/index.js';

/** The picture beside where another one is chosen. */
export const PictureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('4')};

  & > :last-child {
    flex: 1 1 280px;
  }
`;

/** A person's picture before the name. */
export const NameCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('2')};
  min-width: 0;
  vertical-align: middle;
`;
