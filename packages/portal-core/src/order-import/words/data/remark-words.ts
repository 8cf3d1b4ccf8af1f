/** Groups of interchangeable words in the phrases below, separated by bars. */
export const REMARK_WORDS = {
  send: `
    versenden | verschicken | schicken | senden | abschicken | absenden | rausschicken | ausliefern | liefern | zustellen | ausführen |
    bearbeiten | packen | kommissionieren | herausgeben | rausgeben | versand | lieferung |
    versendet werden | versandt werden | verschickt werden | liefertermin | lieferdatum | zustellung | geliefert werden | ausgeliefert werden | zugestellt werden |
    bearbeitet werden | gepackt werden`,
  ship: `ship | send | deliver | dispatch | fulfill | fulfil | process`,
  shipped: `shipped | sent | delivered | dispatched | fulfilled | processed`,
  sent: `versendet | versandt | verschickt | geliefert | ausgeliefert | zugestellt | shipped | sent | delivered | dispatched`,
  cancelled: `
    storno | stornos | storniert | stornierte | stornierten | stornirt | stoniert | stornieren | storniere | stornierung | annulliert | anuliert | annullieren | annullierung | gecancelt | abgesagt | widerruf | widerrufen |
    cancel | cancelled | canceled | cancellation | voided | annulé | annulée | annulation | geannuleerd | annuleren | anulowane | annullato | cancelado`,
  held: `
    zurückstellen | zurückgestellt | zurückhalten | zurückgehalten | versandstopp | lieferstopp | lieferstop | liefersperre | versandsperre |
    auftragssperre | on hold | hold order | hold shipment | hold shipping | hold delivery`,
  every: `alle | allen | sämtliche | jede | all | every`,
  gone: `weg | raus | unterwegs | versandt worden`,
  when: `gestern | vorgestern | heute | letzte woche | vorige woche | komplett | vollständig | yesterday`,
  waiting: `warten | wartet | warte | waiting | awaiting | abwarten`,
  money: `
    zahlung | zahlungseingang | geldeingang | geld | bezahlung | überweisung | vorkasse | freigabe | rückmeldung | klärung | payment | approval`,
  unwanted: `gebraucht | benötigt | haben | bestellen | bestellt | kaufen`,
  store: `laden | geschäft | shop | ladengeschäft | filiale | store`,
  place: `adresse | anschrift | lieferadresse | lieferanschrift | address | hausnummer | hausnr | plz | postleitzahl | postcode | zip`,
  gate: `tor | tür | rampe | eingang | halle | gate | filiale | etage | stock | werktagen`,
  station: `packstation | paketstation | paketshop | postfiliale`,
  elsewhere: `arbeit | arbeitsplatz | büro | firma | arbeitgeber | eltern | freund | freundin | work | workplace | office | parents`,
  amount: `menge | anzahl | stückzahl | bestellmenge | quantity | qty`,
  changed: `
    ändern | geändert | ändert | erhöhen | erhöht | erhöhung | aufstocken | reduzieren | reduziert | verringern | verringert | korrigieren |
    korrigiert | change | changed | increase | increased | reduce | reduced`,
  maybe: `kann | können | darf | dürfen | falls | wenn | ggf | gegebenenfalls | notfalls | alternativ | oder | sonst | if | may | can | else`,
  variant: `
    xs | s | m | l | xl | rot | blau | grün | gelb | schwarz | weiß | grau | braun | rosa | lila | orange | beige | eins | einem | einer | zwei |
    drei | vier | fünf | klein | groß | kleine | große | red | blue | green | yellow | black | white | grey | pink | small | medium | large`,
  piece: `stück | stk | st | exemplar | exemplare | piece | pieces | pcs`,
  position: `position | pos | zeile | line`,
  stop: `stoppen | stopp | stop | anhalten | aussetzen | pausieren`,
  fetched: `
    selbstabholung | selbstabholer | selbstabholerin | selbstabhol | selbst abholung | selbst abholen | selber abholen | selbst abgeholt |
    selber abgeholt | abholung selbst | click collect | click and collect | local pickup | store pickup | customer pickup | self pickup |
    in store pickup | instore pickup | self collection | pickup in store | pickup at store | pickup by customer | retrait en magasin`,
  fetcher: `kunde | kunden | kundin | käufer | käuferin | besteller | bestellerin | empfänger | empfängerin | selbst | selber`,
  shop: `laden | geschäft | lager | shop | markt | store | ladengeschäft | büro | werk | filiale`,
  customer: `customer | buyer | client | recipient`,
  test: `testbestellung | testauftrag | testbestellungen | test order | testorder | doppelbestellung | doppelt bestellt | duplicate order`,
  month: `
    jan | januar | january | feb | februar | february | mär | märz | mar | march | apr | april | mai | may | jun | juni | june | jul | juli | july | aug |
    august | sep | sept | september | okt | oktober | oct | october | nov | november | dez | dezember | dec | december | kw`,
  day: `
    samstag | samstags | sonntag | sonntags | montag | montags | dienstag | dienstags | mittwoch | mittwochs | donnerstag | donnerstags |
    freitag | freitags | wochenende | saturday | saturdays | sunday | sundays | monday | mondays | weekend | weekends`,
  carrier: `dhl | dpd | gls | ups | hermes | fedex | post | nachnahme | express | spedition | boten`,
  by: `mit | per | via | über | durch | with | by`,
  neighbour: `nachbar | nachbarn | nachbarin | nachbarschaft | neighbour | neighbours | neighbor | neighbors`,
  papers: `
    rechnung | rechnungen | werbung | katalog | kataloge | prospekte | lieferschein | newsletter | gutschein | invoice | invoices | receipt |
    catalog | catalogue | advertising | e mails | emails | mail`,
  returned: `retoure | retouren | retourenpaket | rücksendung | altgerät | altgeräte | palette | paletten | leergut | returns | return`,
  point: `packstation | paketstation | paketshop | postfiliale | poststelle | parcelshop | parcel shop | locker | abholstation`,
  no: `kein | keine | keinen | keiner | no | nicht | not | never | ohne | statt | without | weder | non`,
  already: `schon | bereits | already`,
  soon: `gestern | vorgestern | heute | längst | gleich | direkt | letzte woche | yesterday`,
  bringing: `bringt | liefert | fährt | übernimmt`,
  out: `außendienst | vertreter | chef | kollege | kollegin | mitarbeiter | fahrer`,
  placing: `name | ort | straße | stadt | vorname | nachname | empfänger`,
  got: `
    erhalten | bekommen | gekriegt | abgeholt | geholt | geschickt | abgeschickt | rausgeschickt | mitgenommen | übergeben | ausgehändigt | angekommen | verschickt | gesendet | versendet | versandt | mitgegeben | gebracht | da |
    received | got | picked up | collected | there | handed over`,
  ref: `mail | e mail | email | notiz | zettel | rückseite | anhang | anlage | telefonat | chat | whatsapp | telefon | brief | note | attachment | attached | letter | phone call`,
  received: `erhalten | bekommen | gekriegt | received | got`,
  maker: `
    hersteller | lieferant | lieferanten | verlag | werk | grossist | produzent | manufacturer | supplier | vendor`,
  handed: `übergeben | überreicht | überreichen | mitgegeben | mitgeben | vorbeigebracht | vorbeibringen | ausgeliefert | ausliefern | ausgehändigt | gebracht | bringen | abgeben | abgegeben`,
  check: `prüfen | überprüfen | checken | kontrollieren | fehlt | unklar | unvollständig | erfragen | nachfragen | ergänzen | fraglich | klären | nicht sicher | missing | unclear | incomplete | check`,
  checking: `check | verify | confirm | clarify | prüfe | checke | kläre`,
  which: `größe | farbe | variante | ausführung | sorte | artikelnummer | artikelnr | produkt | preis | motiv | size | colour | color | variant`,
  order: `order | nr | nummer | zu | siehe | see`,
  there: `lieferbar | verfügbar | vorrätig | lager | eingetroffen | fertig | wieder da | available | in stock | back in stock`,
  lifted: `aufgehoben | zurückgenommen | zurückgezogen | rückgängig | hinfällig | erledigt | lifted | revoked`,
  terms: `möglich | unmöglich | ausgeschlossen | bis | kostenlos | kostenfrei | innerhalb | frist | policy | possible | within | until`,
} as const;

/** Words that do not change the meaning of a remark. */
export const REMARK_FILLERS = `
  bitte | mehr | vorerst | erstmal | derzeit | momentan | zunächst | jetzt | sofort | noch | auch | unbedingt | mal | das | die | der | den | dem | ein |
  eine | einen | es | ihn | diese | diesen | dieses | dieser | mein | meine | meinen | unsere | wurde | wurden | ist | sind | artikel | bestellung |
  auftrag | paket | ware | sendung | please | pls | yet | now | this | the | a | any | my | our | it | is | was | has | been | have | to | parcel |
  package | item | items`;

/**
 * Remarks that keep an order from being sent unchanged: cancelled, held back, collected by the customer, sent another day. `{send}` is any
 * word of that list, `#` a day, `~` a street, `…` up to four words.
 */
export const FORBIDDING = `
  {cancelled} | nicht {send} | nie {send} | kein versand | ohne versand | keine lieferung | do not {ship} | dont {ship} | not be {shipped} | never {ship} |
  no shipping required | no delivery required | ne pas expédier | ne pas livrer | ne pas envoyer | niet verzenden | niet leveren | non spedire |
  no enviar | nie wysyłać | {held} | {send} {stop} | {stop} {send} | versand gestoppt | auf eis | nicht freigegeben | ruht | hold until | hold off |
  {fetched} | holt selbst | holt selber | hole selbst | holen selbst | holt … ab | hole … ab | holen … ab | holt ab | hole ab | holen ab |
  kommt abholen | will abholen | möchte abholen | wird abgeholt | wird persönlich abgeholt | wird vom {fetcher} abgeholt | wird von {fetcher} abgeholt |
  abholung durch {fetcher} | abholung vom {fetcher} | abholung im {shop} | abholung in {shop} | abholung am {shop} | abholung bei uns |
  abholung vor ort | bei abholung | persönliche abholung | {customer} picks up | {customer} will pick up | {customer} collects | {customer} will collect |
  collected by {customer} | picked up by {customer} | pick up in store | pick up at store | afhalen in winkel |
  {test} | bereits {sent} | schon {sent} | already {sent} | per hand {sent} | selbst {sent} | auf warteliste | auf abruf | kunde insolvent | insolvenz |
  doch lieber | hat sich für … entschieden | siehe # | siehe % | vor # ablehnen |
  erst ab # {send} | erst am # {send} | erst zum # {send} | erst nach # {send} | erst im # {send} | erst # {send} | nicht vor # {send} |
  erst nach zahlung {send} | erst nach zahlungseingang {send} | erst nach freigabe {send} | erst nächste woche {send} | {send} erst ab # | {send} erst am # |
  {send} erst nach # | {send} erst im # | {send} nicht vor # | {send} ab # | nix {send} | nichts {send} | bereits {when} {sent} | schon {when} {sent} | already {sent} {when} |
  bereits am # {sent} | schon am # {sent} | schon {gone} | bereits {gone} | tritt … zurück | trete … zurück | treten … zurück | vom kauf zurück |
  vom kauf zurückgetreten | vom vertrag zurück | rücktritt vom kauf | doch nicht {unwanted} | braucht doch nicht | brauche doch nicht |
  brauchen doch nicht | doch nicht {send} | will doch nicht | möchte doch nicht | {waiting} auf {money} | {waiting} for {money} | awaiting {money} |
  nicht bezahlt {waiting} | {waiting} bis {money} | erst nach rücksprache | erst nach absprache | erst wenn bezahlt | abholung # | abholung am # |
  abholung ab # | abholung morgen | kommt … in {store} | kommt … ins {store} | {fetcher} kommt vorbei | {position} # entfällt |
  {position} # entfallen | {position} # streichen | {position} # weglassen | nur # {piece} {send} | nur # {send} | only {ship} # |
  {send} nur # {piece} | statt # {piece} | statt # … {piece} | instead of # | neue {place} | neuen {place} | new {place} | geänderte {place} |
  {place} geändert | adressänderung | falsche {place} | wrong {place} | andere {place} | different {place} | {place} changed | an … % {send} |
  an … % … {send} | {ship} after # | not before # | an … ~ … {send} | in … ~ {send} | zur … ~ {send} | {send} an … ~ | {ship} … ~ |
  an {station} {send} | an {station} % {send} | an {elsewhere} {send} | ins {elsewhere} {send} | zur {elsewhere} {send} |
  in {elsewhere} {send} | {send} an {elsewhere} | {ship} {elsewhere} | umgezogen | moved | folgende {place} | abweichende {place} |
  {place} stimmt nicht | {place} falsch | {place} nicht korrekt | gerne abholen | gern abholen | selbst abholen | möchte … abholen | würde … abholen |
  kann … abholen | abholung gewünscht | abholung erwünscht | zur abholung | wants pick up | want pick up | like pick up | vor versand anrufen |
  anrufen vor versand | rückruf vor versand | vor versand rückruf | erst nach rückruf | call before shipping | {variant} statt {variant} |
  {variant} statt in {variant} | {variant} instead of {variant} | am # {send} | später {send} | {amount} auf # | {amount} … {changed} | {changed} {amount} |
  auf # {changed} | auf # {piece} {changed} | {money} fehlt | {money} fehlt noch | {money} steht aus | {money} nicht eingegangen | {money} offen |
  fehlende {money} | fehlender {money} | {fetcher} überlegt | {fetcher} … verstorben | verstorben | hat sich erledigt | haben sich erledigt |
  bleibt hier | bleibt im {shop} | {customer} deceased | hausnummer % | hausnr % | richtige {place} | korrekte {place} | richtiger name |
  correct {place} | vertippt | verschrieben | versehentlich bestellt | versehentlich … bestellt | aus versehen | irrtümlich bestellt |
  ordered by mistake | {fetcher} meldet sich | rückruf {waiting} | antwort {waiting} | {waiting} auf rückruf | {waiting} auf {fetcher} | {waiting} auf antwort |
  wird geändert | wird … geändert | nur gegen vorkasse | klärung | in klärung | geklärt werden | ungeklärt | zusammen mit … {send} |
  verzogen | unbekannt verzogen | schon mitgegeben | bereits mitgegeben | kommt vorbei | kommen vorbei | zahlt nicht | bringe selbst | bring … selbst |
  klären | will pick up | hold til | hold till | already gone | changed … mind |
  hälfte reicht | rest später | rest folgt | rest … nach | rest nächste | zu meiner schwester | zu meinem bruder | zu meiner mutter | zu eltern | sammelbestellung | sammelbestellung mit | zusammenlegen mit | mit … zusammenlegen | mit … zusammenfassen`;

/** Remarks that do so only if they are the whole cell; in a sentence they may be about a return or a visit. */
export const FORBIDDING_ALONE = `
  holt | holt es | holt sie | holt er | wird geholt | geholt | abholung | abholer | abholen | abgeholt | pickup | pick up | afhalen | hold | halten | gesperrt | sperre | doppelt | siehe andere | siehe unten | siehe oben | an {elsewhere} | ins {elsewhere} | zur {elsewhere} | nicht vor # | stopp | stop | pausiert | pause | void |
  warten | wartet | warteliste | ausgetreten | anfrage | an packstation | dublette | test | duplikat | duplicate | doch nicht | retoure | retouren | rückläufer | rücksendung | returned | liegen lassen | liegenlassen |
  kunde will nicht | kundin will nicht | will nicht | kunde möchte nicht | nicht benötigt | wird nicht benötigt | nicht gebraucht | wird nicht gebraucht |
  umtausch | austausch | exchange | wandlung | garantie | garantiefall | gewährleistung | kulanz | warranty | nachlieferung | nachsendung | ersatzlieferung | ersatzsendung | neuversand | zweitversand | replacement |
  leihware | leihgabe | ansichtssendung | kommissionsware | konsignation | falschlieferung | transportschaden | verlust | sendungsverlust | lost in transit | verloren gegangen | annahmeverweigerung | annahme verweigert | zustellhindernis | umverfügung |
  rücklauf | zurück erhalten | refused | damaged | adressfehler | adresse falsch | adresse unvollständig | falsche adresse | wrong address | rückfrage | klärung | in klärung | klärfall | betrug | betrugsverdacht | fraud |
  rückzahlung | rückerstattung | erstattung | teilerstattung | refund | partial refund | rückbuchung | rücklastschrift | rückbelastung | chargeback | mahnung | zahlungserinnerung | payment reminder | dispute |
  zurückgestellt | empfänger verzogen | empfänger unbekannt | unbekannt verzogen | abgebrochen | liegt bereit | bleibt hier | exception |
  gutschrift | gutschriften | rechnungskorrektur | stornorechnung | credit note | credit memo | abgesagt | gestrichen | entfällt | entfallen | backorder | nur # {piece} | nur # | entwurf | draft |
  später | erst später | demnächst | later`;

/** Remarks that do so even within the name of a person, a company, a street or a town, where other words may be part of the name. */
export const FORBIDDING_IN_NAMES = `
  storno | storniert | stornierte | stornieren | stornierung | annulliert | annullierung | canceled | cancelled | nicht {send} | nie {send} | kein versand |
  keine lieferung | do not {ship} | dont {ship} | not be {shipped} | versandstopp | lieferstopp | liefersperre | versandsperre | auftragssperre |
  nicht freigegeben | {test} | bereits {sent} | schon {sent} | already {sent}`;

/** Phrases in which such words have nothing to do with the sending; searched first. */
export const HARMLESS = `
  {maybe} … bin … {neighbour} | {maybe} … {neighbour} | {no} {cancelled} | {no} {held} | {no} {fetched} | {no} {test} | {cancelled} {lifted} | {held} {lifted} | {cancelled} {terms} | {terms} {cancelled} |
  {cancelled} nicht {terms} | {cancelled} nur | auf {cancelled} | cannot be {cancelled} | can not be {cancelled} | cannot {cancelled} | longer on hold |
  {papers} nicht {send} | nicht {send} {papers} | do not {ship} {papers} | dont {ship} {papers} | {papers} bereits {sent} | {papers} schon {sent} |
  {papers} already {sent} | do not {ship} {neighbour} | dont {ship} {neighbour} | nicht {send} an {neighbour} | nicht {send} bei {neighbour} |
  keine lieferung an {neighbour} | do not {ship} with | dont {ship} with | do not {ship} in | dont {ship} in | do not {ship} by {carrier} | dont {ship} by {carrier} |
  nicht {send} {by} {carrier} | kein versand {by} {carrier} | keine lieferung {by} {carrier} | kein versand ins | nicht {send} an {point} |
  kein versand an {point} | keine lieferung an {point} | do not {ship} {point} | dont {ship} {point} | nicht {send} {day} | nicht {send} am {day} |
  keine lieferung {day} | keine lieferung am {day} | do not {ship} on {day} | dont {ship} on {day} | nicht {send} zwischen | do not {ship} between |
  dont {ship} between | nicht {send} vor uhr | nicht {send} nach uhr | keine lieferung vor uhr | keine lieferung nach uhr | do not {ship} before uhr |
  dont {ship} before uhr | do not {ship} after uhr | dont {ship} after uhr | {returned} wird abgeholt | {carrier} holt … ab | {neighbour} holt … ab |
  {returned} abholung | {carrier} abholung | abholung durch {carrier} | cancel culture | holt … {point} ab | {fetched} ab {point} |
  {fetched} bei {point} | {fetched} am {point} | {fetched} {point} | wenn … schon {gone} | falls … schon {gone} | ich schon {gone} |
  wir schon {gone} | {no} neue {place} | {no} an andere {place} | {no} andere {place} | {no} falsche {place} | an {gate} % | an {gate} |
  {returned} holt … ab | holt … {returned} ab | {returned} bei abholung | bei abholung {returned} | {fetched} an {point} | {fetched} in {point} |
  bei abholung an {point} | bei abholung in {point} | nicht bereits {sent} | nicht schon {sent} | {no} an {neighbour} | {no} bei {neighbour} |
  {no} beim {neighbour} | {returned} … abholen | {carrier} … abholen |
  {money} … {already} {received} | {papers} … {already} {received} | {money} {received} | {papers} {received} | {already} {received} {papers} | {already} {received} {money} |
  {papers} … {received} | {money} … raus | {neighbour} … {already} {got} | {papers} nicht gewünscht | {papers} siehe {ref} | {papers} s {ref} |
  {returned} … mit | {neighbour} nimmt … mit |
  {neighbour} … abholen | {no} an {point} | {no} am # {send} | zur abholung an {point} | zur abholung in {point} | {no} zur abholung`;

/** Words in headers of columns that people write texts into, whatever about. */
export const TEXT_WORDS = `
  note notes notiz notizen notizzettel bem bemerk bemerkg anm bemerkung bemerkungen anmerkung anmerkungen kommentar kommentare comment comments remark remarks hinweis hinweise
  nachricht message messages text texte endetext versandtext freitext info infos information informationen instructions anweisung anweisungen memo
  detail details feedback custom`;

/** Columns in which such words are about something else: a rule for all orders, earlier events, a return. */
export const NO_REMARKS = `
  frist | policy | bedingung | bedingungen | belehrung | agb | terms | recht | right | link | url | verlauf | historie | history | log | protokoll |
  retoure | retouren | rücksendung | return | returns | newsletter | werbung | marketing | mahnung | kategorie | category | categories | warengruppe |
  vorlage | template`;

/** Sentences below the rows that concern every order. */
export const FORBIDDING_ALL = `
  {every} … {cancelled} | {every} … {sent} | {every} … nicht {send} | {every} … nicht freigegeben | {every} … {held} | {every} … reserviert |
  {every} … do not {ship}`;

/** Titles that concern the rows below them. */
export const FORBIDDING_BELOW = `
  {cancelled} | {held} | {test} | {sent} … info | retouren | retourenliste | rücksendungen | rückläufer | bereits {sent} | schon {sent} | already {sent} |
  nicht {send} | nicht freigegeben | do not {ship} | nur zur info | nur zu info | entwurf | {every} mengen in | mengen in kartons`;
