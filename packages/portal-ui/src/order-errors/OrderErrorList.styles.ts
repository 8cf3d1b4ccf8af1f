import { styled } from 'styled-components';
import { color, font, space, tabularFigures } from '../theme/index.js';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  padding: ${space('3')} 0;
  border-top: 1px solid ${color('rule')};
  font-size: ${font('size-sm')};

  &:first-child {
    border-top: 0;
  }

  p {
    margin: ${space('1')} 0 0;
    color: ${color('ink-muted')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const EntryHead = styled.div`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('1')} ${space('3')};

  b {
    font-weight: ${font('weight-semibold')};
  }

  time,
  small {
    color: ${color('ink-subtle')};
    font-size: inherit;
  }

  & > span {
    margin-inline: auto calc(-1 * ${space('2')});
  }
`;

/** Shown in place of the errors if there are none. */
export const Nothing = styled.p`
  margin: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;
