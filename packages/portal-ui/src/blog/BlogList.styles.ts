import { styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../theme/index.js';

/** Cards are 300 px wide (specification 1 section 9), on a phone as wide as there is room. */
export const BlogCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, 300px);
  gap: ${space('4')};
  list-style: none;

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }

  li {
    display: flex;
  }
`;

export const BlogCard = styled.article`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  min-width: 0;
  padding: 0 ${space('4')} ${space('4')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: clip;

  &:hover {
    border-color: ${color('rule-strong')};
  }

  & > span {
    height: 160px;
    margin: 0 calc(-1 * ${space('4')}) ${space('1')};
    border-radius: 0;
  }

  /* On a phone the picture stands beside the text, so that several posts are in one window. */
  @media (max-width: 640px) {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${space('1')} ${space('3')};
    padding: 0 ${space('3')} 0 0;

    & > span {
      grid-row: 1 / span 3;
      height: 100%;
      min-height: 96px;
      margin: 0;
    }

    h2 {
      padding-block-start: ${space('2')};
    }

    small {
      padding-block-end: ${space('2')};
    }
  }

  h2 {
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
    overflow-wrap: anywhere;
  }

  a {
    ${focusRing}
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a {
    color: ${color('accent')};
  }

  p {
    flex: 1;
    color: ${color('ink-muted')};
    font-size: ${font('size-sm')};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }
`;

/** The pagination; empty if there is only one page. */
export const BlogPages = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${space('2')} ${space('3')};
  border-top: 1px solid ${color('rule')};

  &:empty {
    display: none;
  }
`;
