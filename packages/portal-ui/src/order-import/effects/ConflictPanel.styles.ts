import { styled } from 'styled-components';
import { color, font, space } from '../../theme/index.js';

export const ConflictHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('2')} ${space('4')};
  min-width: 0;

  & > h4 {
    margin: 0;
    font-size: ${font('size-sm')};
    font-weight: ${font('weight-medium')};
    overflow-wrap: anywhere;
  }

  & > h4 > small {
    margin-inline-start: ${space('2')};
    color: ${color('ink-muted')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-regular')};
  }
`;

export const ConflictItems = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-direction: column;
    gap: ${space('2')};
    padding-top: ${space('4')};
    border-top: 1px solid ${color('rule')};
  }
`;

/** The two sides field by field; text is never cut off. */
export const Differences = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${font('size-sm')};
  line-height: 18px;

  & th {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-medium')};
    text-align: start;
  }

  & :is(th, td) {
    padding: 3px ${space('3')} 3px 0;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & th:first-child {
    width: 24%;
  }

  & del {
    color: ${color('ink-muted')};
    text-decoration: none;
  }

  & ins {
    color: ${color('warning')};
    text-decoration: none;
  }
`;
