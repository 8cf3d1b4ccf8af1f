import { useState } from 'react';
import { DEFAULT_AVATAR } from '@kontor/portal-core/media';
import { usePortalOrigin } from '../provider/index.js';
import { useMediaAddress } from './useMediaAddress.js';

/** What a picture that is shown needs. */
export interface ShownPicture {
  readonly src: string;
  /** True when it can be shown neither by its address nor by a new one. */
  readonly isBroken: boolean;
  readonly onError: () => void;
}

const FILE_NAME = /\/media\/([^/?]+)/;

/**
 * Shows a stored picture by its path below the portal's origin. A path is good for some minutes and longer only for public pictures: when it
 * is refused, a new one is asked for, once.
 */
export function usePicture(path: string): ShownPicture {
  const origin = usePortalOrigin();
  const addressOf = useMediaAddress();
  const [renewed, setRenewed] = useState<
    Pick<ShownPicture, 'src' | 'isBroken'> & { readonly path: string }
  >();
  const shown = renewed?.path === path ? renewed : { src: `${origin}${path}`, isBroken: false };
  const onError = () => {
    const fileName = FILE_NAME.exec(path)?.[1] ?? DEFAULT_AVATAR;
    const giveUp = () => setRenewed({ path, src: shown.src, isBroken: true });
    if (shown === renewed || fileName === DEFAULT_AVATAR) giveUp();
    else void addressOf(fileName).then((src) => setRenewed({ path, src, isBroken: false }), giveUp);
  };
  return { src: shown.src, isBroken: shown.isBroken, onError };
}
