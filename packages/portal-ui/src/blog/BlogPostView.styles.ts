import { styled } from 'styled-components';
import { color, focusRing, font, radius, size, space } from '../theme/index.js';

export const PostArticle = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  max-width: 720px;
  padding: ${space('6')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow-wrap: anywhere;

  @media (max-width: 640px) {
    padding: ${space('4')};
  }

  & > small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-sm')};
  }

  & > img {
    width: 100%;
    /* The room is kept before the picture is there. */
    aspect-ratio: 9 / 4;
    border-radius: ${radius('md')};
    background: ${color('sunken')};
    object-fit: cover;
  }
`;

export const Neighbours = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('3')};
  max-width: 720px;
  margin-top: ${space('4')};
`;

export const NeighbourLink = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${space('2')};
  min-height: ${size('control')};
  max-width: 260px;
  border-radius: ${radius('md')};
  color: ${color('accent')};
  font-weight: ${font('weight-medium')};
  text-decoration: none;

  &[data-end] {
    text-align: end;
  }

  span {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  small {
    overflow: hidden;
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-regular')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }

  &:hover {
    color: ${color('accent-hover')};
  }
`;
