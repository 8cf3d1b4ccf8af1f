import { styled } from 'styled-components';
import { color, oneLine, radius, space } from '../theme/index.js';

/** A person's picture before the name. */
export const NameCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('2')};
  min-width: 0;
  max-width: 100%;
  vertical-align: middle;

  & > :last-child {
    ${oneLine}
  }
`;

/** A user's state with the button that changes it. */
export const StateAndSwitch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('4')};
`;

/** A form in the page. */
export const FormCard = styled.form`
  max-width: 720px;
  padding: ${space('5')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

/** The buttons at the end of the form. */
export const FormEnd = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space('2')};
  margin-top: ${space('5')};
`;
