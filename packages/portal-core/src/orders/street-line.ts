/** The parts of a delivery to a DHL Packstation or Postfiliale. */
export interface PostDelivery {
  readonly pack_station: string;
  readonly post_filiale: string;
  /** The recipient's own number with the post. */
  readonly post_number: string;
}

/**
 * The street line of a delivery to a Packstation or Postfiliale: `{post_number} Packstation {pack_station}` or
 * `{post_number} Postfiliale {post_filiale}` (specification 1 section 5). Null when the post number or both places are missing;
 * with both places the Packstation counts.
 */
export function postStreetLine({ pack_station, post_filiale, post_number }: PostDelivery): string | null {
  if (post_number === '') return null;
  if (pack_station !== '') return `${post_number} Packstation ${pack_station}`;
  return post_filiale === '' ? null : `${post_number} Postfiliale ${post_filiale}`;
}
