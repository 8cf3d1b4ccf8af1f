import { isCalled } from './header-name.js';

const BEGINS = /^(?:abhol|pickup|pickupat|pickupfrom|collectionpoint|collectat|collectfrom)(?=\p{L}{3})/u;
/** What such a header has when it names no such place by itself: a part of an address, a day, a person, a number, a price. */
const NO_PLACE =
  /adresse|anschrift|strasse|plz$|address|street|datum|termin|tag$|zeit|uhr|(?:am|um|ab|bis|von|durch)$|frist|date|time|day$|slot|window|person|berechtigt|name|holer|holung|holt|nummer|nr$|number|code|pin$|status|art$|type|method|fee|gebuehr|kosten|preis|hinweis|info|notiz|note|text|bestaetig|confirm|referen[cz]|grund|reason|gewicht|weight|schein|phone|telefon|mail|carrier/u;

/** Whether a header names the place that an order is fetched from, whatever kind of place: `Abholapotheke`, `Pickup pharmacy`. */
export const namesPickupPoint = (column: { readonly folded: string }): boolean =>
  isCalled('pickupPoint', column) ||
  (BEGINS.test(column.folded) && !NO_PLACE.test(column.folded) && !isCalled('partly', column));
