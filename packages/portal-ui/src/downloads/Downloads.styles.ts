import { styled } from 'styled-components';
import { color, font, panel, space } from '../theme/index.js';

/** Cards in two columns where there is room. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: ${space('4')};
  max-width: 1120px;

  & > li {
    display: flex;
    min-width: 0;
  }
`;

export const Card = styled.article`
  ${panel}
  flex: 1;
  gap: ${space('3')};

  & > h2 {
    margin: 0;
    font-size: ${font('size-lg')};
    font-weight: ${font('weight-semibold')};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

/** Text of a card. Its headings are ranked below the block's own heading. */
export const CardText = styled.div`
  color: ${color('ink-muted')};

  h1,
  h2,
  h3,
  h4 {
    color: ${color('ink')};
    font-size: ${font('size-md')};
  }
`;
