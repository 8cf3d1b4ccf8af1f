import { styled } from 'styled-components';
import { color, font, space } from '../theme/index.js';

/** Bar with the name at the start and the actions at the end, aligned with the field instead of its label. */
export const EditorBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space('3')};

  & > :first-child {
    flex: 1 1 240px;
    max-width: 420px;
    margin-inline-end: auto;
  }

  & > button {
    margin-top: 24px;
  }

  @media (max-width: 640px) {
    & > :first-child {
      flex-basis: 100%;
      max-width: none;
    }

    & > button {
      margin-top: 0;
    }
  }
`;

export const EditorHelp = styled.p`
  max-width: 720px;
  color: ${color('ink-subtle')};
  font-size: ${font('size-sm')};
`;
