import { Image } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl, usePicture } from '../media/index.js';
import { color, radius } from '../theme/index.js';

interface ThumbnailProps {
  /** File name of the image. */
  readonly src: string;
}

/**
 * The picture of a post, filling its container; a placeholder icon if it cannot be loaded. Hidden from screen readers,
 * because the title is beside it.
 */
export function Thumbnail({ src }: ThumbnailProps) {
  const { isBroken, ...picture } = usePicture(mediaUrl(src));
  return (
    <Place aria-hidden="true">
      {isBroken || src === '' ? <Image /> : <img {...picture} alt="" loading="lazy" decoding="async" />}
    </Place>
  );
}

const Place = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  color: ${color('ink-subtle')};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  svg {
    width: 20px;
    height: 20px;
  }
`;
