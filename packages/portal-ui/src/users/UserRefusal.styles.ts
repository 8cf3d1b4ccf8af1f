import { styled } from 'styled-components';
import { space } from '../theme/index.js';

/** Text, field and button below each other, apart enough for the ring of focus. */
export const Refusal = styled.section`
  display: grid;
  gap: ${space('3')};
  justify-items: start;
  margin-top: ${space('6')};

  & > * {
    margin: 0;
    max-width: 100%;
  }
`;
