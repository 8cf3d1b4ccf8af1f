/** A word that no line is wide enough for. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';
/** A name as long as German companies have them. */
export const LONG_NAME =
  'Norddeutsche Kaffee-, Tee- und Gewürzhandelsgesellschaft mit beschränkter Haftung & Co. Kommanditgesellschaft auf Aktien';
