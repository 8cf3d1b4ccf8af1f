/** Words by which people say that a value is not known, or not yet. */
export const NOT_KNOWN = `
  unbekannt unbekannte unbekannter unbekanntes unknown unklar ungeklärt fehlt fehlen fehlend fehlende missing tba tbd tbc blank nn dummy platzhalter placeholder
  entfällt irrelevant egal offen ahnung provided available given
  folgt folgen nachreichen nachgereicht nachtragen nachgetragen später demnächst follow follows pending awaiting later soon ausstehend mitgeteilt mitteilen erfragen erfragt
  nachfragen anfragen klären geklärt prüfen geprüft ergänzen ergänzt nachliefern anrufen rückfrage rücksprache`;

/** Words by which they say that it is the same as always, or as somewhere else. */
export const KNOWN_ELSEWHERE = `
  bekannt bekannte bekannter bekanntes gehabt üblich übliche üblicher gewohnt unverändert unveränderte gleich gleiche gleicher dieselbe derselbe dasselbe selbe zuletzt letztens bisher bisherig
  bisherige vorherige vorhanden hinterlegt gespeichert usual same unchanged previous before known identisch identical abweichend abweichende differs different standardadresse stammadresse
  siehe vgl e-mail email rechnung rechnungsadresse rechnungsanschrift rechnungsempfänger lieferadresse lieferanschrift lieferschein anhang laut lt gemäß zettel notiz bemerkung kommentar formular
  bestellung bestellformular kundenkartei kartei kundenstamm stammdaten kundenkonto crm erp above below attached attachment enclosed invoice billing shipping delivery notes comment
  whatsapp adresse anschrift adress adressen address angabe angaben`;

/** Words by which they say that nothing is sent, since it is fetched or handed over. */
export const FETCHED = `
  abholung abholer abholerin selbstabholung selbstabholer selbstabholerin abholen abgeholt hofladen ladengeschäft ladenverkauf werksverkauf barverkauf hofverkauf lagerverkauf thekenverkauf
  messeverkauf pickup collect collection collected persönlich übergabe handübergabe selbstabholend abholstelle laden geschäft büro shop store filiale`;

/** What people are to a shop, in place of their names. */
export const ROLES = `
  kunde kundin kunden käufer käuferin besteller bestellerin empfänger empfängerin customer buyer recipient client guest gast privat privatperson laufkundschaft kundschaft anonym anonymous chef chefin
  familie fam`;

/** Endings of such words: `Stammkunde`. */
export const ROLE_ENDINGS = `kunde kundin kunden käufer empfänger besteller customer`;

/** Words that say so beside the others, and are also parts of streets, towns and names. */
export const SAID_BESIDE = `
  immer gewohnte alte altes alten letzte letztes letzter letzten selbst selber mail brief anlage auftrag note letter order oben unten liste datei system gast messe kommt steht aus last always already on file standard
  known person telefon chat name hole holt holen
  noch wird werden wurde ist sind im in ins am an auf bei beim per via vom von zur zum zu mit ohne und oder der die das den dem des ein eine einen einer es bitte wie as to the a at by is be will see
  for from of or and nicht not no keine kein keiner uns unserer unsere unserem ihnen mir dir ihm ihr mein meine our us my your his her it they wir ich schon erst auch wieder s mal herr herrn frau vor ort pick up hier here
  click wo where`;

/** Names of the cells of an address, which say nothing in one. */
export const CELL_NAMES = `
  straße str street hausnummer hausnr nr plz postleitzahl ort wohnort town city zip postcode vorname nachname name firstname lastname first last surname firma company`;

/** Words before the number of an order or a paper that has the value, and such that are also parts of streets, before one with letters. */
export const BEFORE_NUMBERS = `siehe vgl wie as same gleiche selbe laut lt`;
export const BEFORE_CODES = `s see`;
