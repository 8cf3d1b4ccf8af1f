import { css } from 'styled-components';
import { color, layer, size, space } from '../theme/index.js';

/** Layout when some columns are below others: every row and the head are grids with the same tracks. */
export const foldedLayout = css`
  [data-layout='folded'] &,
  [data-layout='folded'] & > thead,
  [data-layout='folded'] & > tbody {
    display: block;
  }

  [data-layout='folded'] & > thead {
    position: sticky;
    top: 0;
    z-index: ${layer('sticky')};
  }

  [data-layout='folded'] & > thead > tr,
  [data-layout='folded'] & > tbody > tr:not([data-gap]) {
    display: grid;
    grid-template: var(--lines) / var(--tracks);
    align-items: start;
    height: auto;
    min-height: ${size('row')};
    border-bottom: 1px solid ${color('rule')};
    background: ${color('surface')};
  }

  [data-layout='folded'] & > tbody > tr:last-child {
    border-bottom: 0;
  }

  [data-layout='folded'] & > tbody > tr[data-gap],
  [data-layout='folded'] & > tbody > tr[data-gap] > td {
    display: block;
  }

  [data-layout='folded'] & > thead > tr > th {
    position: static;
    height: 20px;
    padding-block: 2px;
    border: 0;
    background: none;
  }

  [data-layout='folded'] & > thead > tr:not([data-gap]) {
    box-sizing: border-box;
    min-height: var(--head-height);
    padding-block: ${space('2')};
  }

  [data-layout='folded'] & > tbody > tr:not([data-gap]) > td {
    position: static;
    height: auto;
    min-height: 24px;
    padding-block: ${space('1')};
    border: 0;
    white-space: normal;
  }

  [data-layout='folded'] & > tbody > tr:not([data-gap]) > td:not([data-level]) {
    background: none;
  }

  [data-layout='folded'] & > tbody > tr[data-row]:hover {
    background: ${color('hover')};
  }

  [data-layout='folded'] & > tbody > tr[aria-selected='true'] {
    background: ${color('accent-soft')};
  }

  [data-layout='folded'] & > tbody > tr > td[data-check] {
    grid-row: 1;
    padding-block: 6px;
  }

  [data-layout='folded'] & > tbody > tr:not([data-gap]) {
    padding-block: ${space('1')};
  }

  [data-layout='folded'] & > tbody > tr > td[data-level] {
    align-self: stretch;
  }
`;
