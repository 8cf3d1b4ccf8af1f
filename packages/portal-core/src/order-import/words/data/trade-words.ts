/** Words that practices, shops, schools and offices are called by, alone or at the end of a longer one: `Zahnarztpraxis`. */
export const TRADE_WORDS = `
  praxis gemeinschaftspraxis kanzlei apotheke klinik klinikum krankenhaus schule gymnasium hochschule universität institut kita kindergarten kindertagesstätte
  büro bureau studio salon atelier werkstatt bäckerei konditorei metzgerei fleischerei tischlerei schreinerei buchhandlung druckerei brauerei rösterei manufaktur reinigung
  agentur verlag redaktion verein stiftung autohaus sanitätshaus steuerberatung hausverwaltung versicherungen sparkasse volksbank rathaus finanzamt landratsamt
  bistro café restaurant gaststätte buchladen blumenladen weinhandel`;
