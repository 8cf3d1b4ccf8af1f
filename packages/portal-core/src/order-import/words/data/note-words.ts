/** Words that are a note in a part of a name, a street, a town or a company; `*` stands for any ending. */
export const NOTES = `
  bitte abhol* selbstabhol* abgeholt geholt mitgenommen hofladen barverkauf nachnahme vorkasse storn* testbestell* testauftrag test tests bezahlt unbezahlt barzahl* gutschrift*
  ersatz ersatzlieferung* nachlieferung* teillieferung* vorbestell* warten wartet warte folgt verzogen verstorben gestorben verreist umgezogen umzug urlaub* eilt eilig* dringend* wichtig* achtung vorsicht siehe
  gesperrt sperre erst dann danach später demnächst doppelt zweimal dreimal ausverkauft reserviert zurück* eilversand geburtstag* nochmal nochmals neukunde* stammkunde*
  please pick picks pickup collects collected hold wait waiting waits paid unpaid urgent cod void cancelled canceled moved deceased gift gifts only until twice refund* replacement duplicate`;

/** Words that are one too, but may name a department of a company. */
export const NOTES_OF_PEOPLE = `zahlung* reklamation* retour* geschenk* express* muster*`;

/** Words that are one beside a person or a town, and rooms beside a street. */
export const NOTES_OF_SHOPS = `laden messe rechnung hofverkauf markt`;

/** Words that are one where they are written in small letters, beside others too; capital ones are names and places. */
export const SMALL_NOTES = `
  bitte holt hole warten wartet warte abholen abgeholt geholt bezahlt zahlt nicht nur erst dann danach später jetzt neu alt kommt wird wurde folgt verzogen verstorben umgezogen siehe plus inkl zzgl statt
  please pick picks collects wait waits waiting paid unpaid only until then later not`;

/** Those of them that companies do not have either. */
export const COMPANY_NOTES = `bitte holt wartet abholen abgeholt bezahlt zahlt verzogen umgezogen please collects`;

/** Words that are one wherever they stand in a name, a street or a town. */
export const NOTES_ANYWHERE = `bzw abholung abholer abholerin selbstabholung selbstabholer selbstabholerin nachnahme vorkasse barzahler barzahlung nachlieferung teillieferung ersatzlieferung`;

/** Words in small letters that begin a part of a name, a street or a town. */
export const SMALL_BEGINNINGS = `
  geb geborene geborener geborenen née nee ehem ehemals verh verw verwitwete von van de der den dem des di da du del la le zu zur zum vom und u et y e and c co z zh zhd hd bei beim b an am auf im in ob a i d v vd
  vor unter über oberhalb unterhalb dr prof dipl ing med mag h hc sen jun jr sr senior junior inh inhaber inhaberin abt abteilung links rechts mitte hinten vorne vorn hinterhaus vorderhaus haus hs og ug eg dg stock etage
  ecke eingang einfahrt zufahrt nähe nahe gegenüber neben hinter via vormals gmbh ag kg ohg gbr ug eg ev e m w d x er sie she he they ihr sein privat privatadresse dienstlich kreis kr lkr ot ortsteil stadtteil bezirk gemeinde near opposite behind`;

/** Other small words within such a part. */
export const SMALL_WITHIN = `o oben unten seitlich hofseitig hofseite zwischen rum herum int bte bus lok lgh wg whg app apt zi zimmer tür stg stiege top tor halle weg straße str platz für for aus mit nach durch ins of the at on et des dos das sur sous lès sankt a.d o.d`;

/** Words before a day or a month from which on, or up to which, a value holds. */
export const HOLDS = `ab bis seit from until`;

/** Signs of a note to the person who delivers, which changes nothing. */
export const TO_THE_CARRIER = `klingel* klingeln klopf* läuten nachbar* abstell* ableg* abgeb* abgabe ringing neighbour* neighbor*`;

/** What stands behind a name and an “and”, besides whole names. */
export const FAMILY = `
  sohn söhne tochter töchter kind kinder familie fam partner partnerin team co mann frau gatte gattin ehemann ehefrau eltern mutter vater bruder schwester geschwister gmbh kg cie kollegen mitarbeiter crew
  sons son brothers family partners daughter daughters wife husband kids children`;
