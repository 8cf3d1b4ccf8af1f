import { styled } from 'styled-components';
import { color, font, space } from '../theme/index.js';

export const Section = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    margin-top: ${space('5')};
    padding-top: ${space('4')};
    border-top: 1px solid ${color('rule')};
  }
`;

export const Legend = styled.legend`
  float: inline-start;
  width: 100%;
  margin-bottom: ${space('3')};
  padding: 0;
  font-size: ${font('size-md')};
  font-weight: ${font('weight-semibold')};

  & + * {
    clear: both;
  }
`;

/** Grid of twelve columns; on a phone every field has its own line. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space('3')} ${space('4')};
  align-items: start;

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const part = (columns: number) => styled.div`
  grid-column: span ${columns};
  min-width: 0;

  @media (max-width: 640px) {
    grid-column: auto;
  }
`;

export const Quarter = part(3);
export const Third = part(4);
export const Half = part(6);
export const ThreeQuarters = part(9);
export const Whole = part(12);
