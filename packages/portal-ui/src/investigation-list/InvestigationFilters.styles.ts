import { styled } from 'styled-components';

/** Wide enough for the word and what is chosen. */
export const Wide = styled.div`
  && {
    width: 220px;
  }

  @media (max-width: 640px) {
    && {
      flex-basis: 100%;
      width: auto;
    }
  }
`;
