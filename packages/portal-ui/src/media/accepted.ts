import { isImageName, MEDIA_TYPES } from '@kontor/portal-core/media';

const types = Object.keys(MEDIA_TYPES);
const endings = (names: readonly string[]) => names.map((name) => `.${name}`).join(',');

/** File types for a file dialog, in the format of the HTML attribute `accept`. */
export const ACCEPTED = {
  file: endings(types),
  image: endings(types.filter((type) => isImageName(`.${type}`))),
} as const;
