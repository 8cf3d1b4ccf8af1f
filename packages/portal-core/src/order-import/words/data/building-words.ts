/** Names of parts of a house, as headers and addresses have them, as parts of a regular expression. */
export const PARTS_OF_HOUSE = String.raw`wohnung|wohnungs?-?(?:nummer|nr)|whg|apartment|appartement|app|apt|flat|studio|etage|stockwerk|stock|geschoss|floor|stiege|stge?|staircase|aufgang|eingang|hauseingang|türnummer|türnr|tür|top|door|zimmer|raum|room|suite|unit|tor|halle|lgh|lok|piso|puerta|scala|interno|étage|ebene|wohneinheit|gebäudeteil|hausteil|trakt|parzelle|bungalow|laube|bâtiment|og|obergeschoss|bte|boîte`;

/** Names of what stands on a piece of land beside other houses, or is more than a part of one; and the box at a post office. */
export const HOUSES_ON_LAND =
  'haus|hs|house|huis|gebäude|building|bldg|hinterhaus|block|station|postfach|postbox|po box|p\\.o\\. box';
