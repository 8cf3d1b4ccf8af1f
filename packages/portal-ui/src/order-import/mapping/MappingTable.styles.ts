import { styled } from 'styled-components';
import { color, font, layer, radius, space, tabularFigures, visuallyHidden } from '../../theme/index.js';

/** In a narrower container a field is a block with its parts stacked. */
const NARROW = '(max-width: 620px)';

/** Container of the board, whose own width counts instead of the window's. */
export const BoardFrame = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space('4')};

  & > * {
    grid-column: 1 / -1;
  }

  @container (min-width: 940px) {
    grid-template-columns: minmax(0, 1fr) 320px;

    & > :nth-child(-n + 2) {
      grid-column: auto;
    }
  }
`;

/** Bar with the way on, at the bottom of the window while the board is taller than that. */
export const WayOn = styled.div`
  position: sticky;
  bottom: ${space('2')};
  z-index: ${layer('sticky')};
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  padding: ${space('2')} ${space('3')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

export const Sheet = styled.div`
  container-type: inline-size;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${font('size-sm')};
  line-height: 20px;
  text-align: start;

  & > colgroup > col:nth-child(1) {
    width: 19%;
  }

  & > colgroup > col:nth-child(3) {
    width: 30%;
  }

  & > colgroup > col:nth-child(4) {
    width: 23%;
  }

  /* Nothing that takes the focus hides behind the bar with the way on. */
  & :is(button, input) {
    scroll-margin-block: 72px;
  }

  & th,
  & td {
    padding: 6px ${space('3')};
    border-top: 1px solid ${color('rule')};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }

  & > thead {
    ${visuallyHidden}
  }

  & tr[data-asked] > * {
    background: ${color('warning-soft')};
  }

  & tr[data-missing] > * {
    background: ${color('danger-soft')};
  }

  & tr > td[data-part='samples'] {
    ${tabularFigures}
    color: ${color('ink-muted')};
  }

  @container ${NARROW} {
    &,
    & > tbody,
    & > tbody > tr,
    & > tbody > tr > th,
    & > tbody > tr > td {
      display: block;
    }

    & > colgroup {
      display: none;
    }

    & > tbody > tr {
      padding: ${space('2')} 0;
      border-top: 1px solid ${color('rule')};
    }

    & > tbody > tr:has(> th[colspan]) {
      padding: 0;
    }

    & > tbody > tr > th[colspan] {
      padding: 6px ${space('3')};
    }

    & > tbody > tr:has(> td[data-part='samples']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }

    & > tbody > tr > td:nth-of-type(1),
    & > tbody > tr > td[data-part='samples'] {
      grid-column: 1 / -1;
      grid-row: 2;
    }

    & > tbody > tr > td[data-part='samples'] {
      grid-row: 3;
    }

    & > tbody > tr[data-asked] {
      background: ${color('warning-soft')};
    }

    & > tbody > tr[data-missing] {
      background: ${color('danger-soft')};
    }

    & > tbody > tr > th,
    & > tbody > tr > td {
      padding: 2px ${space('3')};
      border: 0;
    }

    & > tbody > tr > td:empty {
      display: none;
    }
  }
`;

/** Header of a group: its name and a note on its fields. */
export const GroupHead = styled.th`
  && {
    background: ${color('sunken')};
    color: ${color('ink-muted')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-semibold')};
  }

  tbody:first-of-type > tr > && {
    border-top: 0;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('1')} ${space('2')};
  }

  & > div > small {
    font-size: inherit;
    font-weight: ${font('weight-regular')};
  }

  & > div > :last-child:not(:first-child, small) {
    margin-inline-start: auto;
  }
`;

/** Cell of the button that unfolds rows; its text is aligned with the fields, and wraps. */
export const FoldCell = styled.td`
  & > button {
    justify-content: flex-start;
    max-width: 100%;
    height: auto;
    min-height: 28px;
    margin-inline-start: calc(-1 * ${space('2')});
    padding: ${space('1')} ${space('2')};
    text-align: start;
    white-space: normal;
  }
`;

export const FieldName = styled.span`
  color: ${color('ink')};
  font-weight: ${font('weight-medium')};

  & > b {
    margin-inline-start: 3px;
    color: ${color('danger')};
    font-weight: inherit;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('1')};
  color: ${color('ink-muted')};
`;

export const ColumnChip = styled.span`
  max-width: 100%;
  padding: 2px 10px;
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  color: ${color('ink')};
  font-size: ${font('size-xs')};
  font-weight: ${font('weight-medium')};
  line-height: 20px;
  overflow-wrap: anywhere;

  tr[data-asked] & {
    background: color-mix(in srgb, ${color('warning')} 14%, transparent);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Note = styled.span`
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
  line-height: 18px;
`;

/** How a field was found, and the buttons to change it. */
export const How = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('1')};
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};

  @container ${NARROW} {
    justify-content: flex-start;
  }
`;

export const Editor = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  max-width: 640px;
  padding: ${space('2')} 0 ${space('3')};
`;

export const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space('2')};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space('3')} ${space('4')};
  padding: ${space('3')};
  border-top: 1px solid ${color('rule')};
  font-size: ${font('size-sm')};
  line-height: 20px;

  & > * {
    flex: 1 1 280px;
    min-width: 0;
  }
`;
