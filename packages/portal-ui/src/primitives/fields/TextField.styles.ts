import { styled } from 'styled-components';
import { color, space } from '../../theme/index.js';
import { bareInput, ControlBox, controlBox } from './Field.styles.js';

export const TextBox = styled(ControlBox)`
  cursor: text;
`;

export const TextInput = styled.input`
  ${bareInput}

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const TextAreaBox = styled.textarea`
  ${controlBox}
  display: block;
  padding: ${space('2')} 10px;
  resize: vertical;

  &::placeholder {
    color: ${color('ink-subtle')};
    opacity: 1;
  }

  &:focus-visible {
    border-color: ${color('accent')};
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }
`;
