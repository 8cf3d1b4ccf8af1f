/** Words, besides nouns, of which titles, names and addresses are made. */
export const OF_TITLES = `
  a am an and ab alle all als as at auf aus bei beim bis by co das dem den der des die durch e ein eine einer et for from für g h i im in
  inkl je mbh mit nach nr of on oder ohne open or per pro pos s seit sowie st stand str the this to u über um und unsere unter v via vom
  von vor with without zu zum zur zwischen y z aktuelle aktueller neu neue neuer neuen offen offene offenen offener bezahlt bezahlte
  freigegebene versandfertig versandfertige account article articles bestellung bestellungen aufträge auftrag batch changes client customer
  customers data date day delivery details dispatch export file files fulfil fulfill fulfillment fulfilment import invoice item items liste list merchant
  month monthly name new note number order orders overview packing page pending picking pieces ready report row rows sale sales sheet ship shipment shipments
  shipping shop stock store summary table today total totals week weekly daily year warehouse`;

/** Words by which a line asks for something to be done, or takes something back, also in capital letters. */
export const INSTRUCTING = `
  bitte please nicht not nur only doch statt anstatt anstelle instead jeweils jeder jede jedem each every kein keine keinen gesperrt gesperrte doppelte dubletten`;

/** Words of thanks, greetings, prices, notes of an export and of privacy. */
export const COURTEOUS =
  /^(?:dank|danke|danken|thank|thanks|gru(?:ss|ß)(?:e|en)?|regards|sincerely|ruckfrage|ruckfragen|fragen|questions|mwst|ust|vat|preise|prices|betrage|automatisch|automatically|vertraulich|confidential|copyright|export\p{L}*|erstellt|erzeugt|generiert|gedruckt|created|generated|printed|downloaded|heruntergeladen)$/u;

/** Words behind a label that say what became of an order, or of the person it names. */
export const SAID_OF_ORDERS = `
  doppelt zweimal dreimal verzogen verstorben gestorben umgezogen gesperrt wartet warten warte fehlt falsch erledigt raus weg später entfällt hinfällig
  abgesagt verschoben gestrichen duplicate twice moved deceased wrong gone later void dropped`;
