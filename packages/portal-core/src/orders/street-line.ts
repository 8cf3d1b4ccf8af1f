/** The parts of a delivery to a DHL Packstation or Postfiliale. */
export interface PostDelivery {
  readonly pack_station: string;
  readonly post_filiale: string;
  /** The recipient's own post number. */
  readonly post_number: string;
}

/**
 * The street line of a delivery to a Packstation or Postfiliale: `{post_number} Packstation {pack_station}` or `{post_number} Postfiliale
 * {post_filiale}` (specification 1 section 5). Null when the post number or both places are missing; with both places, the Packstation is
 * used.
 */
export function postStreetLine({ pack_station, post_filiale, post_number }: PostDelivery): string | null {
  if (post_number === '') return null;
  if (pack_station !== '') return `${post_number} Packstation ${pack_station}`;
  return post_filiale === '' ? null : `${post_number} Postfiliale ${post_filiale}`;
}

const POST_STREET = /^(\d+) (Packstation|Postfiliale) (\d+)$/;

/** Splits a street line made by `postStreetLine` into its parts; null for any other street. */
export function postPartsOf(street: string): PostDelivery | null {
  const [, post_number, place, number] = POST_STREET.exec(street) ?? [];
  if (post_number === undefined || number === undefined) return null;
  const isStation = place === 'Packstation';
  return { post_number, pack_station: isStation ? number : '', post_filiale: isStation ? '' : number };
}
