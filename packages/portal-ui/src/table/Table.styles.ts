import { css, styled } from 'styled-components';
import {
  color,
  focusRingInside,
  font,
  layer,
  motion,
  radius,
  size,
  space,
  visuallyHidden,
} from '../theme/index.js';
import { cardLayout } from './cards.styles.js';
import { foldedLayout } from './folded.styles.js';
import { cellControls, cellParts, nativeCheckbox } from './cell.styles.js';

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: clip;

  &[data-layout='cards'] {
    border: 0;
    background: transparent;
    overflow: visible;
  }
`;

/** As high as a row and as wide as ten letters of a cell, invisible: it shows when the density or the font size changes. */
export const Probe = styled.div`
  position: absolute;
  visibility: hidden;
  width: 10em;
  height: ${size('row')};
  font-size: ${font('size-sm')};
`;

export const QuietEdge = styled.div`
  position: absolute;
  inset: 40px 0 auto;
  z-index: 4;
  margin-top: -1px;
  pointer-events: none;

  [data-layout='cards'] > & {
    position: sticky;
    inset: 0;
  }
`;

export const Scroller = styled.div`
  ${focusRingInside}
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain auto;
`;

const head = css`
  th {
    position: sticky;
    top: 0;
    z-index: ${layer('sticky')};
    height: 40px;
    padding: 0 ${space('3')};
    border-bottom: 1px solid ${color('rule')};
    background: ${color('surface')};
    color: ${color('ink-subtle')};
    font: ${font('weight-medium')} ${font('size-xs')} / 16px ${font('family')};
    text-align: start;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  th[data-pin],
  th[data-check] {
    z-index: 3;
  }

  th > button {
    all: unset;
    position: relative;
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    max-width: calc(100% + 12px);
    min-height: 24px;
    margin-inline: -6px;
    padding: 0 6px;
    border-radius: ${radius('sm')};
    cursor: pointer;
  }

  th > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  th > button:hover,
  th > button[data-sorted] {
    color: ${color('ink')};
  }

  th > button:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: -1px;
  }

  /* Between the columns, so that a heading keeps its room and stands flush with its figures. */
  th > button > svg {
    position: absolute;
    inset-inline-end: -7px;
    width: 13px;
    height: 13px;
  }

  th > button:not(:hover):not(:focus-visible) > svg[data-idle] {
    opacity: 0;
  }

  th > [data-hidden] {
    ${visuallyHidden}
  }
`;

const rows = css`
  tbody > tr {
    height: ${size('row')};
    outline: none;
  }

  tbody > tr > td {
    border-bottom: 1px solid ${color('rule')};
    background: ${color('surface')};
  }

  tbody > tr:last-child > td {
    border-bottom: 0;
  }

  tbody[data-opens] > tr[data-row] {
    cursor: pointer;
  }

  tbody > tr[data-row]:hover > td {
    background: ${color('hover')};
  }

  tbody > tr[aria-selected='true'] > td,
  tbody > tr[aria-current='true'] > td {
    background: ${color('accent-soft')};
  }

  tbody > tr[data-changed] > :first-child {
    box-shadow: inset 3px 0 ${color('accent')};
  }

  tbody > tr:focus-visible > td {
    box-shadow:
      inset 0 2px ${color('accent')},
      inset 0 -2px ${color('accent')};
  }

  tbody > tr:focus-visible > td:first-child {
    box-shadow:
      inset 2px 2px ${color('accent')},
      inset 0 -2px ${color('accent')};
  }

  tbody > tr:focus-visible > td:last-child {
    box-shadow:
      inset -2px 2px ${color('accent')},
      inset 0 -2px ${color('accent')};
  }

  @media (forced-colors: active) {
    tbody > tr:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  tbody > tr[data-gap] > td {
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** A real table. Rows and cells are plain elements styled from here: a component for each would cost more than the row. */
export const TableRoot = styled.table`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  min-width: 100%;
  font-size: ${font('size-sm')};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  transition: opacity ${motion('fast')};

  &[data-stale] > tbody {
    opacity: 0.55;
  }

  ${head}
  ${rows}
  ${cellParts}
  ${cellControls}
  ${nativeCheckbox}
  ${cardLayout}
  ${foldedLayout}
`;

export const BulkRow = styled.div`
  position: absolute;
  inset: 0 0 auto 40px;
  z-index: 4;
  display: flex;
  align-items: center;
  gap: ${space('2')};
  height: 39px;
  padding-inline: ${space('3')};
  overflow-x: auto;
  background: ${color('surface')};
  font-size: ${font('size-sm')};

  & > strong {
    margin-inline-end: ${space('2')};
    font-weight: ${font('weight-medium')};
    white-space: nowrap;
  }

  [data-layout='cards'] > & {
    position: sticky;
    inset: 0;
    flex-wrap: wrap;
    height: auto;
    margin-bottom: ${space('2')};
    padding: ${space('2')} ${space('3')};
    border: 1px solid ${color('rule')};
    border-radius: ${radius('lg')};
  }
`;

export const CardSortRow = styled.div`
  display: flex;
  gap: ${space('2')};
  margin-bottom: ${space('2')};

  & > :first-child {
    flex: 1;
  }
`;
