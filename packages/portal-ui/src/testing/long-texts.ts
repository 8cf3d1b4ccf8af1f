/** A word too long for any line. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';
/** A very long company name. */
export const LONG_NAME =
  'Norddeutsche Kaffee-, Tee- und Gewürzhandelsgesellschaft mit beschränkter Haftung & Co. Kommanditgesellschaft auf Aktien';
