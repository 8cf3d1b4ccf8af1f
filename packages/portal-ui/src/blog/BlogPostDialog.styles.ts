import { styled } from 'styled-components';
import { space } from '../theme/index.js';

/** The upload field, with a preview of the chosen picture beside it. */
export const PostThumbnail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space('4')};

  & > :first-child {
    flex: 1 1 280px;
  }

  & > span {
    flex: none;
    width: 160px;
    height: 96px;
  }
`;
