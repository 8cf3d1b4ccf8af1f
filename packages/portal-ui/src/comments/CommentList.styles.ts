import { styled } from 'styled-components';
import { color, font, space } from '../theme/index.js';

export const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-top: 1px solid ${color('rule')};
  }
`;

export const Entry = styled.article`
  display: flex;
  gap: ${space('3')};
  padding: ${space('3')} 0;

  & > div {
    flex: 1;
    min-width: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('2')};
  min-height: 28px;

  time {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }
`;

export const Author = styled.span`
  font-weight: ${font('weight-semibold')};
  overflow-wrap: anywhere;
`;

export const ChangeLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('1')} ${space('2')};
  margin: ${space('1')} 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;

export const Body = styled.div`
  margin-top: ${space('1')};
`;
