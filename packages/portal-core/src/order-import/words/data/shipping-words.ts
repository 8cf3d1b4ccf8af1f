/** Parts of words by which carriers and shops call the ways that parcels take; folded. */
export const SHIPPING_WORDS = `
  paket paeckchen parcel package packstation brief letter post mail sendung versand versend shipping shipment standard express economy priority prio regular
  normal expedite overnight next second same kurierdienst courier spedition freight cargo liefer deliver zustell frei free kostenlos international national inland ausland
  europa europe eu insel island deutschland germany oesterreich austria schweiz sperrgut einschreiben nachnahme tracked tracking warenpost klima green hermes
  priority ground saver flat rate domestic premium basis basic default porto versichert`;
