import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../theme/index.js';

export interface SkeletonProps {
  /** Width as CSS length; the full width by default. */
  readonly width?: string | undefined;
  /** Height in px; that of a line of text by default. */
  readonly height?: number | undefined;
}

/** A grey bar in the place of a text or picture that is loading. Say elsewhere, once, that something is loading. */
export function Skeleton({ width = '100%', height = 10 }: SkeletonProps) {
  return <SkeletonBar aria-hidden="true" style={{ width, height }} />;
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const SkeletonBar = styled.span`
  display: inline-block;
  height: 10px;
  border-radius: ${radius('sm')};
  background: ${color('rule')};
  vertical-align: middle;
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
