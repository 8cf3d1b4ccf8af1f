import { styled } from 'styled-components';
import { OptionRoot } from '../primitives/index.js';
import { color, font, oneLine, radius, space } from '../theme/index.js';

export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('2')};
  padding: 0 ${space('3')};
  background: ${color('surface')};
  border: 1px solid ${color('rule-strong')};
  border-radius: ${radius('md')};
  color: ${color('ink-subtle')};

  &:focus-within {
    border-color: ${color('accent')};
    outline: 2px solid ${color('accent')};
    outline-offset: -1px;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 44px;
  padding: 0;
  background: none;
  border: 0;
  outline: none;
  color: ${color('ink')};
  font: inherit;
`;

export const Entries = styled.div`
  max-height: min(52vh, 420px);
  margin: ${space('2')} 0 0;
  overflow-y: auto;
`;

export const GroupTitle = styled.div`
  padding: ${space('2')} ${space('3')} ${space('1')};
  color: ${color('ink-subtle')};
  font-size: ${font('size-xs')};
  font-weight: ${font('weight-medium')};
`;

export const Entry = styled(OptionRoot)`
  justify-content: flex-start;
  padding-inline: ${space('3')};
  font-size: inherit;

  > span:first-child {
    flex: none;
    max-width: 60%;
    overflow-wrap: anywhere;
  }
`;

export const Note = styled.span`
  ${oneLine}
  min-width: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;

export const Keys = styled.kbd`
  flex: none;
  margin-left: auto;
  padding: 0 ${space('1')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('sm')};
  color: ${color('ink-muted')};
  font: inherit;
  font-size: ${font('size-xs')};
`;

export const Nothing = styled.p`
  margin: 0;
  padding: ${space('2')} ${space('3')} 0;
  color: ${color('ink-muted')};

  &:empty {
    display: none;
  }
`;
