import { styled } from 'styled-components';
import { color, font, space } from '../theme/index.js';

export const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};

  & > p {
    margin: 0;
  }
`;

export const Help = styled.span`
  display: block;
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
  line-height: 16px;
`;
