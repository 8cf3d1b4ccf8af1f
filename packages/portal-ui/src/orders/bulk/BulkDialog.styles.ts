import { styled } from 'styled-components';
import { color, font, space, tabularFigures } from '../../theme/index.js';

/** Vertical stack of a dialog's parts. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;

/** List of a few lines with numbers. */
export const Groups = styled.ul`
  ${tabularFigures}
  display: flex;
  flex-direction: column;
  margin: ${space('1')} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${space('3')};
    padding: 6px 0;
    border-bottom: 1px solid ${color('rule')};
  }

  & > li > b {
    min-width: 56px;
    font-weight: ${font('weight-medium')};
    text-align: end;
  }
`;

export const GroupsTitle = styled.h3`
  margin: 0;
  font-size: ${font('size-sm')};
  font-weight: ${font('weight-semibold')};
  color: ${color('ink')};
`;

/** Rows of single orders, with a scroll bar of their own. */
export const Rows = styled.div`
  max-height: min(280px, 40dvh);
  overflow: auto;
  border: 1px solid ${color('rule')};

  & > table {
    ${tabularFigures}
    width: 100%;
    border-collapse: collapse;
    font-size: ${font('size-sm')};
    overflow-wrap: break-word;
  }

  & th,
  & td {
    padding: 6px ${space('2')};
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    position: sticky;
    top: 0;
    background: ${color('sunken')};
    color: ${color('ink-muted')};
    font-weight: ${font('weight-medium')};
  }

  & tbody tr + tr > * {
    border-top: 1px solid ${color('rule')};
  }

  & tbody th {
    min-width: 96px;
    font-weight: ${font('weight-medium')};
    overflow-wrap: anywhere;
  }
`;

export const Note = styled.p`
  margin: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;
