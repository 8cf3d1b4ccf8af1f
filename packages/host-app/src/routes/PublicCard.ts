import { styled } from 'styled-components';
import { color, radius, space } from '@kontor/portal-ui';

/** The card that holds the form of a page without an account. */
export const PublicCard = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('5')};
  padding: ${space('8')};
  background: ${color('surface')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};

  @media (max-width: 480px) {
    padding: ${space('5')} ${space('4')};
  }
`;
