import { isImageName, MEDIA_TYPES } from '@kontor/portal-core';

const types = Object.keys(MEDIA_TYPES);
const endings = (names: readonly string[]) => names.map((name) => `.${name}`).join(',');

/** What a file dialog offers, as in the HTML attribute `accept`. */
export const ACCEPTED = {
  file: endings(types),
  image: endings(types.filter((type) => isImageName(`.${type}`))),
} as const;
