import { styled } from 'styled-components';

/** Wide enough for the label and the chosen value. */
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
