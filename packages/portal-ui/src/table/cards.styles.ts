import { css } from 'styled-components';
import { color, font, radius, size, space, visuallyHidden } from '../theme/index.js';

/** Every row as a card: the same values in the same order, each with its name before it. */
export const cardLayout = css`
  [data-layout='cards'] & {
    display: block;
  }

  [data-layout='cards'] & > thead {
    ${visuallyHidden}
  }

  [data-layout='cards'] & > tbody {
    display: block;
  }

  [data-layout='cards'] & > tbody > tr {
    position: relative;
    display: block;
    height: auto;
    margin-bottom: ${space('2')};
    padding: ${space('2')} ${space('3')};
    border: 1px solid ${color('rule')};
    border-radius: ${radius('lg')};
    background: ${color('surface')};
  }

  [data-layout='cards'] & > tbody > tr[data-gap] {
    margin: 0;
    padding: 0;
    border: 0;
  }

  /* The card is grey as a whole, edge included: its cells have no colour of their own. */
  [data-layout='cards'] & > tbody > tr[data-row]:hover {
    background: ${color('hover')};
  }

  [data-layout='cards'] & > tbody > tr[data-row]:hover > td {
    background: none;
  }

  [data-layout='cards'] & > tbody > tr[aria-selected='true'],
  [data-layout='cards'] & > tbody > tr[aria-current='true'] {
    background: ${color('accent-soft')};
  }

  [data-layout='cards'] & > tbody > tr[data-changed] {
    box-shadow: inset 3px 0 ${color('accent')};

    /* The whole card is marked, not its first line. */
    > :first-child {
      box-shadow: none;
    }
  }

  [data-layout='cards'] & > tbody > tr:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  [data-layout='cards'] & > tbody > tr > td {
    position: static;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space('4')};
    height: auto;
    min-height: 30px;
    padding: 2px 0;
    border: 0;
    background: none;
    box-shadow: none;
    text-align: end;
    white-space: normal;
    overflow: visible;
    overflow-wrap: anywhere;
  }

  [data-layout='cards'] & > tbody > tr > td::before {
    content: attr(data-label);
    flex: none;
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-regular')};
  }

  [data-layout='cards'] & > tbody > tr > td[role='rowheader'] {
    font-weight: ${font('weight-medium')};
  }

  [data-layout='cards'] & > tbody > tr > td[data-check] {
    position: absolute;
    inset: ${space('2')} auto auto ${space('3')};
    min-height: 32px;
    width: 24px;
  }

  [data-layout='cards'] & > tbody > tr > td:not([data-label])::before {
    content: none;
  }

  [data-layout='cards'] & > tbody > tr > td:not([data-label], [data-check]) {
    justify-content: flex-end;
  }

  [data-layout='cards'] & > tbody > tr > td[data-check] + td {
    padding-inline-start: 28px;
  }

  /* Where cells have places: the first line has the name of the row and what stands at its end; the rest comes below. */
  [data-layout='cards'] & > tbody > tr:has(> td[data-card]) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space('2')};
    padding-block: ${space('1')} ${space('2')};
  }

  [data-layout='cards'] & > tbody > tr:has(> td[data-card])::before {
    content: '';
    order: -1;
    flex: 1 0 100%;
  }

  [data-layout='cards'] & > tbody > tr:has(> td[data-card]) > td {
    order: 3;
    flex: 1 0 100%;
    min-width: 0;
  }

  [data-layout='cards'] & > tbody > tr:has(> td[data-card]) > td[role='rowheader'] {
    order: -3;
    flex: 1 1 96px;
    justify-content: flex-start;
    min-height: 36px;
    font-size: ${font('size-md')};
    text-align: start;
  }

  [data-layout='cards'] & > tbody > tr:has(> td[data-card]) > td[role='rowheader']::before {
    content: none;
  }

  [data-layout='cards'] & > tbody > tr:has(> td[data-card]) > td[data-check] {
    inset-block-start: ${space('1')};
    min-height: 36px;
  }

  /* A row that is known by another value than its first one. */
  [data-layout='cards'] & > tbody > tr > td[data-card='title'][data-card] {
    order: -4;
    flex: 1 1 96px;
    justify-content: flex-start;
    min-height: 36px;
    font-size: ${font('size-md')};
    font-weight: ${font('weight-medium')};
    text-align: start;
  }

  [data-layout='cards'] & > tbody > tr:has(> td[data-card='title']) > td[role='rowheader'] {
    order: 2;
    flex: 1 0 calc(50% - ${space('2')});
    gap: 0 ${space('2')};
    min-height: 26px;
    font-size: inherit;
    font-weight: ${font('weight-regular')};
  }

  [data-layout='cards'] & > tbody > tr:has(> td[data-card='title']) > td[role='rowheader']::before {
    content: attr(data-label);
  }

  [data-layout='cards'] & > tbody > tr > td[data-card='corner'][data-card] {
    order: -2;
    flex: 0 1 auto;
  }

  [data-layout='cards'] & > tbody > tr[data-skeleton] > td[data-card='corner'][data-card] {
    flex-basis: 80px;
  }

  [data-layout='cards'] & > tbody > tr > td[data-card='line'][data-card] {
    order: 0;
    min-height: 24px;
    text-align: start;
  }

  [data-layout='cards'] & > tbody > tr > td[data-card$='half'][data-card] {
    order: 1;
    flex: 1 0 calc(50% - ${space('2')});
    justify-content: flex-start;
    gap: 0 ${space('2')};
    min-height: 26px;
    text-align: start;
  }

  [data-layout='cards'] & > tbody > tr > td[data-card='named-half'][data-card] {
    order: 2;
  }

  [data-layout='cards'] & > tbody > tr > td[data-card]:not([data-card='named-half'])::before {
    content: none;
  }

  /* A button at the end of the first line keeps its height for a thumb and lies flush with the edge. */
  [data-layout='cards'] & > tbody > tr > td[data-card='corner'][data-pin='end'] {
    margin-inline-end: calc(-1 * ${space('2')});
  }

  /* As large as other buttons: here they are for a thumb. */
  [data-layout='cards'] & td button[data-cell='icon'] {
    width: ${size('control')};
    height: ${size('control')};
  }

  /* What a card says without its name is left out when there is nothing to say. */
  [data-layout='cards'] & > tbody > tr > td[data-card]:empty {
    display: none;
  }

  [data-layout='cards'] & > tbody > tr > td > [data-message] {
    flex: 1 0 100%;
  }
`;
