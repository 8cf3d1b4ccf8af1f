import { HOUSES_ON_LAND, PARTS_OF_HOUSE } from './data/building-words.js';

const NUMBER = String.raw`(?:[\s./_-]*(?:nr|no|nummer|number))?[\s.:]*$`;
/** The part at the end of a header: `Etage`, `Lieferung Etage`, `ship_floor`, `Tür-Nr.`. */
const AT_END = new RegExp(String.raw`(?:^|[^\p{L}])(${PARTS_OF_HOUSE}|${HOUSES_ON_LAND})${NUMBER}`, 'iu');
/** `deliveryRoom`, not `Krankenhaus`. */
const IN_CAMEL_CASE = new RegExp(String.raw`\p{Ll}(\p{Lu}\p{Ll}+)${NUMBER}`, 'u');

/** The part of a building that a header names, as written: `Etage` of `Lieferung Etage`; empty for others. */
export function partOfBuilding(header: string): string {
  const text = header.trim();
  return AT_END.exec(text)?.[1] ?? AT_END.exec(IN_CAMEL_CASE.exec(text)?.[1] ?? '')?.[1] ?? '';
}

const PART_OF_HOUSE = new RegExp(
  String.raw`^(?:\d{1,2}\.?\s*(?:og|ug|dg|stock|stockwerk|etage|obergeschoss|floor)|(?:eg|og|ug|dg|hochparterre|parterre|hinterhaus|vorderhaus|seitenflügel))(?!\p{L})|^c\s?\/\s?o(?!\p{L})|^(?:${PARTS_OF_HOUSE})\.?\s*(?:nr\.?\s*)?\d`,
  'iu',
);

/** Whether a text is part of a house and surely no street: `2. OG links`, `Hinterhaus`, `c/o Berg`. */
export const isPartOfHouse = (text: string): boolean => PART_OF_HOUSE.test(text);
