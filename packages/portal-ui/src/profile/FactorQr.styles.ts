import { styled } from 'styled-components';
import { radius, space } from '../theme/index.js';

/** A QR code beside the key, or above it where there is no room. */
export const QrAndKey = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('5')};

  > :last-child {
    flex: 1 1 240px;
    display: flex;
    flex-direction: column;
    gap: ${space('4')};
    min-width: 0;
  }
`;

/** Keeps the room of the code until it is there. Black on white in every theme: many cameras read nothing else. */
export const QrFrame = styled.div`
  flex: none;
  width: 192px;
  height: 192px;
  border-radius: ${radius('lg')};
  overflow: hidden;
  background: #fff;
  color: #000;

  svg {
    display: block;
    width: 100%;
    height: 100%;
    fill: currentcolor;
  }
`;
