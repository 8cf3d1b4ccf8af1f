import { styled } from 'styled-components';
import { color, font, oneLine, radius, space, tabularFigures, visuallyHidden } from '../../theme/index.js';

/** Fields as rows; on a phone every field a block with its parts below each other. */
export const Fields = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${font('size-sm')};
  text-align: start;

  & th,
  & td {
    padding: ${space('2')} ${space('4')} ${space('2')} 0;
    border-top: 1px solid ${color('rule')};
    text-align: start;
    vertical-align: top;
  }

  & > thead th {
    padding-top: 0;
    border-top: 0;
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-medium')};
  }

  & > thead th:nth-child(1) {
    width: 22%;
  }

  & > thead th:nth-child(2) {
    width: 30%;
  }

  & > thead th:nth-child(4) {
    width: 168px;
  }

  & > tbody > tr > td:not(:nth-child(2)),
  & > tbody > tr > th {
    padding-top: 14px;
  }

  @media (max-width: 720px) {
    &,
    & > tbody,
    & > tbody > tr,
    & > tbody > tr > th,
    & > tbody > tr > td {
      display: block;
    }

    & > thead {
      ${visuallyHidden}
    }

    & > tbody > tr {
      padding: ${space('3')} 0;
      border-top: 1px solid ${color('rule')};
    }

    & > tbody > tr > th,
    & > tbody > tr > td,
    & > tbody > tr > td:not(:nth-child(2)) {
      padding: 0 0 ${space('2')};
      border: 0;
    }
  }
`;

export const FieldName = styled.span`
  color: ${color('ink')};
  font-weight: ${font('weight-medium')};
  overflow-wrap: anywhere;

  & > b {
    margin-inline-start: 3px;
    color: ${color('danger')};
    font-weight: inherit;
  }
`;

export const Source = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
`;

export const Samples = styled.ul`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  gap: ${space('1')};
  margin: -3px 0 0;
  padding: 0;
  list-style: none;
`;

export const Sample = styled.li`
  ${oneLine}
  max-width: 100%;
  padding: 2px 6px;
  border-radius: ${radius('sm')};
  background: ${color('sunken')};
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
  line-height: 18px;
  white-space: pre;
`;
