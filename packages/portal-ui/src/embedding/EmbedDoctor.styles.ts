import { styled } from 'styled-components';
import { color, font, space } from '../theme/index.js';

/** Limits the width to a readable line length. */
export const Narrow = styled.form`
  max-width: 720px;

  & > p {
    margin: 0 0 ${space('4')};
    color: ${color('ink-muted')};
  }
`;

export const FindingList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  max-width: 720px;
  margin: ${space('3')} 0 0;
  padding: 0;
  list-style: none;
`;

export const FindingRow = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  padding-top: ${space('3')};
  border-top: 1px solid ${color('rule')};

  & > p {
    margin: 0;
  }
`;

export const FindingHead = styled.h2`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('3')};
  margin: 0;
  font-size: ${font('size-md')};
  font-weight: ${font('weight-medium')};
`;
