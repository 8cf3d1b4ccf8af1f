import { styled } from 'styled-components';
import { color, focusRing, font, space } from '../theme/index.js';

export const PostLines = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;

  li {
    position: relative;
    display: flex;
    gap: ${space('3')};
    padding: ${space('3')} 0;
    border-top: 1px solid ${color('rule')};
  }

  li:first-child {
    padding-top: ${space('1')};
    border-top: 0;
  }

  li > span {
    flex: none;
    width: 64px;
    height: 48px;
  }

  li > div {
    min-width: 0;
  }

  a {
    ${focusRing}
    color: ${color('ink')};
    font-weight: ${font('weight-medium')};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  /* The whole line leads to the post. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  li:hover a {
    color: ${color('accent')};
    text-decoration: underline;
  }

  p {
    color: ${color('ink-muted')};
    font-size: ${font('size-sm')};
    overflow-wrap: anywhere;
  }
`;
