import { styled } from 'styled-components';
import { color, font, space, tabularFigures } from '../../theme/index.js';

export const Facts = styled.dl`
  ${tabularFigures}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${space('3')} ${space('4')};
  margin: 0;

  & dt {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    line-height: 16px;
  }

  & dd {
    margin: 0;
    font-size: ${font('size-sm')};
    line-height: 20px;
    overflow-wrap: anywhere;
  }

  & > [data-code] {
    grid-column: 1 / -1;
  }

  & > [data-code] > dd {
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: ${font('size-xs')};
  }
`;

export const Kept = styled.ul`
  display: flex;
  flex-direction: column;
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow: auto;
  border-top: 1px solid ${color('rule')};
  list-style: none;
  font-size: ${font('size-sm')};

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('4')};
    padding: ${space('1')} 0;
  }
`;
