import { styled } from 'styled-components';
import { color, font, radius, space } from '../theme/index.js';

/** A card for one part of the profile. */
export const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  max-width: 720px;
  padding: ${space('5')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  h2,
  h3 {
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  p {
    color: ${color('ink-muted')};
  }

  form {
    display: flex;
    flex-direction: column;
    gap: ${space('4')};
  }
`;

/** The button at the end of a form. */
export const Save = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** Choices beside each other, as wide as they need. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('5')};
`;
