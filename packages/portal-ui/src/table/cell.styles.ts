import { css } from 'styled-components';
import { color, font, radius, size, space, twoLines, visuallyHidden } from '../theme/index.js';

/** One line in a fixed row; numbers at the end; pinned columns; invalid cells; the editor. */
export const cellParts = css`
  tbody > tr > td {
    height: ${size('row')};
    padding: 0 ${space('3')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    outline: none;
  }

  th[data-align='end'],
  td[data-align='end'] {
    text-align: end;
  }

  [data-pin] {
    position: sticky;
    z-index: 1;
  }

  [data-before] & [data-pin='start'] {
    box-shadow: 1px 0 ${color('rule')};
  }

  [data-after] & [data-pin='end'] {
    box-shadow: -1px 0 ${color('rule')};
  }

  td[data-check],
  th[data-check] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding: 0;
    text-align: center;
    cursor: default;
  }

  tbody > tr > td:focus-visible {
    box-shadow: inset 0 0 0 2px ${color('accent')};
  }

  td[data-level='error'] {
    --level: ${color('danger')};
  }

  td[data-level='warning'] {
    --level: ${color('warning')};
  }

  tbody > tr > td[data-level] {
    background: color-mix(in srgb, var(--level) 8%, ${color('surface')});
    box-shadow: inset 0 0 0 1px var(--level);
  }

  tbody > tr > td[data-level]:focus-visible {
    box-shadow: inset 0 0 0 2px ${color('accent')};
  }

  [data-message] {
    display: block;
    color: var(--level);
    font-size: ${font('size-xs')};
    line-height: 16px;
    white-space: normal;
    overflow-wrap: break-word;
  }

  [data-blank] {
    color: ${color('ink-subtle')};
  }

  [data-message='hidden'] {
    ${visuallyHidden}
  }

  &[data-rows='auto'] > tbody > tr > td[data-level] {
    padding-block: ${space('2')};
  }

  td > input[data-editor] {
    width: calc(100% + 16px);
    height: 28px;
    margin: 0 -8px;
    padding: 0 7px;
    border: 1px solid ${color('accent')};
    border-radius: ${radius('sm')};
    outline: 1px solid ${color('accent')};
    background: ${color('surface')};
    color: inherit;
    font: inherit;
  }
`;

/** Thousands of check boxes are native ones, drawn like the rest. */
export const nativeCheckbox = css`
  input[type='checkbox'] {
    appearance: none;
    display: inline-grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1.5px solid ${color('rule-strong')};
    border-radius: ${radius('sm')};
    background: ${color('surface')};
    vertical-align: middle;
    cursor: pointer;
  }

  input[type='checkbox']:checked,
  input[type='checkbox']:indeterminate {
    border-color: ${color('accent')};
    background: ${color('accent')};
  }

  input[type='checkbox']:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  input[type='checkbox']:checked::after {
    content: '';
    width: 10px;
    height: 10px;
    background: ${color('on-accent')};
    clip-path: polygon(14% 44%, 0 65%, 44% 100%, 100% 22%, 82% 8%, 40% 68%);
  }

  input[type='checkbox']:indeterminate::after {
    content: '';
    width: 10px;
    height: 2px;
    background: ${color('on-accent')};
    clip-path: none;
  }

  @media (forced-colors: active) {
    input[type='checkbox'] {
      appearance: auto;
    }
  }
`;

/** Links and buttons of `cell-parts`, and any plain link in a cell. */
export const cellControls = css`
  td a,
  td > button[data-cell='words'] {
    color: ${color('accent')};
    border-radius: ${radius('sm')};
    text-decoration: none;
  }

  td a:hover,
  td > button[data-cell='words']:hover {
    color: ${color('accent-hover')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  td button[data-cell] {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    cursor: pointer;
    touch-action: pan-x pan-y pinch-zoom;
  }

  td button[data-cell='icon'] {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: ${radius('md')};
    color: ${color('ink-muted')};
  }

  td button[data-cell='icon']:hover {
    background: color-mix(in srgb, ${color('ink')} 7%, transparent);
    color: ${color('ink')};
  }

  td button[data-cell][aria-disabled] {
    background: none;
    color: ${color('ink-subtle')};
    opacity: 0.6;
    cursor: default;
  }

  td button[data-cell] > svg {
    width: 16px;
    height: 16px;
  }

  td a:focus-visible,
  td button[data-cell]:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: -1px;
  }

  td [data-cell='name'] {
    ${twoLines}
  }

  td > [data-cell='actions'] {
    display: flex;
    justify-content: flex-end;
    margin-inline-end: -6px;
  }
`;
