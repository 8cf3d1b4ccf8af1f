import { styled } from 'styled-components';
import { bareInput, ControlBox } from './Field.styles.js';

export const ComboBoxFrame = styled(ControlBox)`
  padding-inline-end: 3px;
`;

export const ComboInput = styled.input`
  ${bareInput}
`;

export const ComboBody = styled.div`
  display: contents;
`;
