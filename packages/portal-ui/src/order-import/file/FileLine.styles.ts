import { styled } from 'styled-components';
import { color, font, space, tabularFigures } from '../../theme/index.js';

export const Line = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  min-width: 0;
`;

export const FileFacts = styled.div`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('3')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
  line-height: 20px;
  overflow-wrap: anywhere;
`;

/** A sentence with the button that shows more of it. */
export const Told = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('4')};
`;

export const LineList = styled.ul`
  ${tabularFigures}
  display: flex;
  flex: 1 0 100%;
  flex-direction: column;
  gap: ${space('1')};
  margin: 0;
  padding: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
  line-height: 20px;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space('3')};
    overflow-wrap: anywhere;
  }
`;

/** A subtle button in running text, whose text is aligned with the start of the line. */
export const Opener = styled.span`
  display: inline-block;
  margin-inline: calc(-1 * ${space('2')});
`;
