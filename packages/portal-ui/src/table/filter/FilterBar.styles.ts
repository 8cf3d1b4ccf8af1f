import { styled } from 'styled-components';
import { space } from '../../theme/index.js';

export const Bar = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  margin: 0;
`;

export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space('2')};

  & > * {
    flex: 0 1 auto;
  }

  & > :not(button) {
    width: 168px;
  }

  @media (max-width: 640px) {
    & > * {
      flex: 1 1 140px;
    }
  }
`;
