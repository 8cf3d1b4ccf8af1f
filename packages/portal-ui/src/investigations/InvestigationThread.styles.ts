import { styled } from 'styled-components';
import { color, font, space } from '../theme/index.js';

export const Thread = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;

export const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};
  min-height: 32px;

  & > span:first-child {
    color: ${color('ink-subtle')};
    font-size: ${font('size-sm')};
  }

  & > button {
    margin-inline-start: auto;
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  padding-top: ${space('4')};
  border-top: 1px solid ${color('rule')};
`;

export const FormActions = styled.div`
  display: flex;
  justify-content: flex-end;
`;
