import { styled } from 'styled-components';
import { color, font } from '../theme/index.js';
import { mediaUrl } from './media-url.js';
import { usePicture } from './usePicture.js';

export interface AvatarProps {
  /** File name of the picture; the default picture when empty. */
  readonly src: string | null | undefined;
  /** Name of the person. It is also shown as text beside the picture, so the picture itself is not read aloud. */
  readonly name: string;
  /** 28 px, or 40 or 96 px where the person is the main subject. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's picture, or their initials when it cannot be shown. */
export function Avatar({ src, name, size = 'small' }: AvatarProps) {
  const { isBroken, ...picture } = usePicture(mediaUrl(src));
  return (
    <Round data-size={size} aria-hidden="true">
      {isBroken ? initialsOf(name) : <img {...picture} alt="" loading="lazy" decoding="async" />}
    </Round>
  );
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

const Round = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  overflow: hidden;
  border-radius: 50%;
  background: ${color('sunken')};
  color: ${color('ink-subtle')};
  font-size: ${font('size-xs')};
  font-weight: ${font('weight-medium')};
  user-select: none;

  &[data-size='medium'] {
    width: 40px;
    height: 40px;
    font-size: ${font('size-sm')};
  }

  &[data-size='large'] {
    width: 96px;
    height: 96px;
    font-size: ${font('size-xl')};
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
