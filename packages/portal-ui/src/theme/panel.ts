import { css } from 'styled-components';
import { color, font, radius, space } from './vars.js';

/** A framed part of a page, its content in a column. */
export const panel = css`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  min-width: 0;
  padding: ${space('5')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  @media (max-width: 640px) {
    padding: ${space('4')};
  }
`;

/** A list of records in a note, which scrolls: however many they are, the note keeps its height. */
export const notedList = css`
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow: auto;
  border-top: 1px solid ${color('rule')};
  list-style: none;
  font-size: ${font('size-sm')};

  & > li {
    display: flex;
    gap: ${space('1')} ${space('4')};
    padding: ${space('1')} 0;
  }
`;
