import { styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../theme/index.js';

export const Box = styled.details`
  border: 1px solid ${color('rule')};
  border-radius: ${radius('md')};
  font-size: ${font('size-sm')};
`;

export const Summary = styled.summary`
  ${focusRing}
  padding: ${space('2')} ${space('3')};
  border-radius: ${radius('md')};
  cursor: pointer;

  b {
    margin-inline-end: ${space('2')};
    font-weight: ${font('weight-semibold')};
  }

  span {
    color: ${color('ink-muted')};
  }
`;

export const Facts = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: ${space('1')} ${space('3')};
    border-top: 1px solid ${color('rule')};
    vertical-align: top;
    text-align: start;
    font-weight: inherit;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  thead th,
  tbody th {
    color: ${color('ink-subtle')};
  }

  thead td,
  tbody th {
    width: 26%;
  }

  [data-changed] {
    font-weight: ${font('weight-semibold')};
  }
`;
