import { styled } from 'styled-components';
import { space } from '../theme/index.js';

/** The parts of the page, each with a title of its own, apart from each other. */
export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('8')};
`;
