import { styled } from 'styled-components';
import { color, font, motion, radius, space } from '../../theme/index.js';

export const DropArea = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('3')} ${space('4')};
  padding: ${space('6')};
  border: 1.5px dashed ${color('rule-strong')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  transition: background-color ${motion('fast')};

  & > svg {
    flex: none;
    width: 24px;
    height: 24px;
    color: ${color('ink-subtle')};
  }

  & > div {
    flex: 1 1 180px;
    min-width: 0;
  }

  &[data-over] {
    border-color: ${color('accent')};
    background: ${color('accent-soft')};
  }

  &[data-invalid] {
    border-color: ${color('danger')};
  }

  &[data-disabled] {
    background: ${color('sunken')};
    color: ${color('ink-subtle')};
  }
`;

export const FileName = styled.div`
  font-weight: ${font('weight-medium')};
  overflow-wrap: anywhere;
`;

/** Asks for a file to be dropped; a finger has none to drop. */
export const Invitation = styled(FileName)`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

export const DropHint = styled.div`
  font-size: ${font('size-sm')};
  color: ${color('ink-subtle')};
`;
