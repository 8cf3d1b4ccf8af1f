import { styled } from 'styled-components';
import { color, font, space } from '../../theme/index.js';

/** A muted sentence above a form. */
export const Note = styled.p`
  margin: 0 0 ${space('4')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;

/** An alert above a form. */
export const AlertSpace = styled.div`
  margin-bottom: ${space('4')};
`;

export const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;

/** A text with its line breaks. */
export const Quoted = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
