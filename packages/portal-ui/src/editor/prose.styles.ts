import { css } from 'styled-components';
import { color, font, radius, space } from '../theme/index.js';

/** Styles of rich text, for reading and in the editor. */
export const prose = css`
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${font('size-md')};
  line-height: 22px;

  & > :first-child {
    margin-top: 0;
  }

  & > :last-child {
    margin-bottom: 0;
  }

  p,
  ul,
  ol,
  blockquote {
    margin: 0 0 ${space('2')};
  }

  [align='center'] {
    text-align: center;
  }

  [align='right'] {
    text-align: right;
  }

  [align='justify'] {
    text-align: justify;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: ${space('4')} 0 ${space('2')};
    font-weight: ${font('weight-semibold')};
    line-height: 1.3;
  }

  h1 {
    font-size: 24px;
  }

  h2 {
    font-size: ${font('size-xl')};
  }

  h3 {
    font-size: ${font('size-lg')};
  }

  h4 {
    font-size: 15px;
  }

  h5 {
    font-size: ${font('size-md')};
  }

  h6 {
    font-size: ${font('size-sm')};
    color: ${color('ink-muted')};
  }

  ul,
  ol {
    padding-inline-start: 22px;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li > :last-child {
    margin-bottom: 0;
  }

  li + li {
    margin-top: ${space('1')};
  }

  blockquote {
    padding-inline-start: ${space('3')};
    border-inline-start: 3px solid ${color('rule-strong')};
    color: ${color('ink-muted')};
  }

  strong {
    font-weight: ${font('weight-semibold')};
  }

  a {
    color: ${color('accent')};
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius('sm')};
    vertical-align: bottom;
  }
`;
