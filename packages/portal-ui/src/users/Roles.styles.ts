import { styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../theme/index.js';

/** As wide as the permissions need; more roles than fit can be reached by scrolling. */
export const Scroll = styled.div`
  ${focusRing}
  max-width: 960px;
  overflow-x: auto;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

export const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font('size-sm')};

  th,
  td {
    padding: ${space('2')} ${space('4')};
    border-bottom: 1px solid ${color('rule')};
    font-weight: ${font('weight-regular')};
    text-align: left;
  }

  tbody:last-child tr:last-child > * {
    border-bottom: 0;
  }

  thead th {
    color: ${color('ink-muted')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-medium')};
    white-space: nowrap;
  }

  thead th:not(:first-child),
  td {
    width: 120px;
    text-align: center;
  }

  th[scope='rowgroup'] {
    padding-top: ${space('4')};
    background: ${color('canvas')};
    font-weight: ${font('weight-semibold')};
  }

  small {
    display: block;
    color: ${color('ink-subtle')};
    font-weight: ${font('weight-regular')};
  }

  code {
    display: block;
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    overflow-wrap: anywhere;
  }

  td {
    color: ${color('ink-subtle')};
  }

  td[data-allowed] {
    color: ${color('success')};
  }

  svg {
    width: 18px;
    height: 18px;
    vertical-align: middle;
  }

  @media (max-width: 600px) {
    th,
    td {
      padding: ${space('2')};
    }

    thead th:not(:first-child),
    td {
      width: 72px;
    }
  }
`;
