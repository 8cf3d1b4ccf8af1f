/** Groups of interchangeable words in the names below, separated by bars. */
export const NAME_WORDS = {
  other: `abw | abweichende | andere | different | separate | alternative`,
  sending: `liefer | versand | empf | ship | deliver`,
  place: `adresse | anschrift`,
  same: `gleich | identisch | same | wie`,
  bill: `rechnung | bill | invoice`,
  pack: `
    ve | vpe | me | set | sets | pack | packung | karton | kartons | kiste | kisten | box | boxes | carton | cartons | case | cases | gebinde |
    palette | paletten | kolli`,
  per: `je | pro | per | à | im | in | in der | in einer`,
  filledPack: `beutel | tüte | rolle | dose | flasche | glas | eimer | sack | bund | bündel | tray | display | stange | einheit | bag | roll | bundle | unit`,
  piece: `stk | stück | pieces | pcs`,
  all: `gesamt | total | insgesamt`,
  rowOf: `pos | position | positions | artikel | zeilen | item | line item | line | product | produkt | row`,
  rowOnly: `pos | position | positions | zeilen | line item | line`,
  kind: `typ | art | type | kind`,
  document: `beleg | dokument | dokumenten | document | vorgangs | auftrags | bestell | order | transaction | transaktions`,
  pointOf: `abhol | pickup | service point | access point | relais | paketshop | parcelshop`,
  pointIs: `point | punkt | station | stelle | shop | filiale | location | ort`,
  number: `id | nr | nummer | number | no | code | name`,
  sized: `ve | me | einheit | packung | pack | karton | case | box | carton | gebinde`,
  sizedBy: `stück | st | stk | menge | pieces | pcs | units | units per | pieces per | stück pro | stk pro | menge pro | pcs per | qty per | stück je | stk je | menge je`,
  going: `versand | lieferung | zustellung | versenden | liefern | shipped | shipping | ship | delivery`,
  methodOf: `art | methode | method | option | type | service | weg | profil`,
  moneyOf: `summe | forderung | forderungen | posten | amount | balance | total`,
  toWeek: `liefer | versand | wunsch`,
  wished: `frühester | frühestes | gewünschter | gewünschtes`,
  day: `lieferdatum | liefertermin | liefertag | versanddatum | delivery date | ship date`,
  not: `not | do not`,
  checked: `
    ok | okay | kontrolle | kontrolliert | prüfung | frei | freigabe | freigegeben | freigabedatum | geprüft | gecheckt | versandfreigabe | lieferfreigabe | auftragsfreigabe | versandbereit |
    adresse geprüft | anschrift geprüft | adresse ok | adresse bestätigt | address checked | address verified | address ok |
    rückmeldung | rückmeldung kunde | antwort | antwort kunde | kundenrückmeldung | lieferbar | ab lager | auf lager | am lager | lagernd | vorrätig | in stock | from stock | ex stock | versenden | liefern | verschicken | approved | approval | released | release | checked | ready | ready to ship`,
  by: `durch | von | am | by | at`,
  toSend: `
    senden | absenden | versenden | schicken | abschicken | verschicken | rausschicken | losschicken | rausgeben | herausgeben | ausliefern | zustellen | packen | verpacken |
    kommissionieren | ausführen | send | send out | dispatch | deliver`,
  may: `
    darf | soll | kann | muss | bitte | jetzt | can | may`,
  yesOrNo: `ja nein | j n | yes no | y n`,
  payment: `
    bezahlt | gezahlt | zahlungseingang | zahlungseingangsdatum | geldeingang | zahlung eingegangen | zahlung erhalten | bezahldatum | zahldatum | zahlungsdatum | paid | oxpaid | payment received | date paid |
    payment date`,
  on: `am | on | at | date | datum | on date`,
  fulfilment: `versand durch | lieferung durch | versandkanal | shipped by | fulfilled by | fulfilled through | fulfillment | fulfilment`,
  channel: `channel | type | by | service`,
  sentWord: `shipped | fulfilled | delivered | dispatched`,
  is: `is | ist`,
  countOf: `anzahl | number | no | count | total | gesamtzahl | gesamtanzahl | num`,
  itemsOf: `artikel | items | item | products | produkte | stücke | units`,
  amountOf: `menge | qty | quantity | anzahl | stück | pieces`,
  changed: `neu | neue | neuer | new | korrigiert | korrigierte | korrektur | corrected | geändert | geänderte | changed | aktuell | aktuelle | updated`,
  mark: `
    zurückgestellt | zurückgehalten | vorbestellung | vorbestellt | vorverkauf | preorder | schon versendet | bereits versendet | schon verschickt | bereits verschickt | schon versandt |
    bereits versandt | already shipped | pausiert | test | testbestellung | testauftrag | testorder | gesperrt | gelöscht | deleted | erledigt | versendet | versandt | verschickt | ausgeliefert |
    shipped | fulfilled | delivered | abgeholt | selbstabholer | selbstabholung | sperre | sperrvermerk | sperrkennzeichen | liefersperre | versandsperre | lieferstopp | versandstopp | auftragssperre | raus | schon raus | rausgegangen | weg | schon weg | bereits weg |
    nicht versenden | nicht liefern | nicht ausliefern | do not ship | on hold | hold | local pickup | customer pickup`,
  return: `return | refund`,
  statusOf: `
    bestell | bestellung | bestellungs | auftrag | auftrags | order | orders | sales order | zahlung | zahlungs | zahl | bezahl | payment | financial |
    fulfillment | fulfilment | versand | liefer | lieferungs | shipping | shipment | delivery | dispatch | lineitem | lineitem fulfillment |
    line item | position | positions | mahn | rechnungs | invoice | freigabe | bearbeitungs | workflow | prozess | processing | process |
    vorgangs | beleg | verkaufs | sales | current | aktueller`,
  printed: `katalog | kataloge | flyer | prospekt | prospekte | beileger | gutscheinheft | catalog | catalogue | leaflet | brochure`,
  putIn: `mit | beilegen | beifügen | beiliegend | mitschicken | mitsenden | dazu | gewünscht | include | add | enclosed`,
  side: `länge | breite | höhe | tiefe`,
  lineOf: `adress | anschriften | adressen | address`,
  gone: `versendet | versandt | verschickt | ausgeliefert`,
} as const;

/**
 * Headers that describe other columns, in lower case without separators between the words. A name is the whole header; `…` is any letters,
 * `{place}` one of the words above, `{place?}` one or none.
 */
export const HEADER_NAMES = {
  /** Units whose number of pieces depends on the product. */
  pack: `
    {pack} | kar | krt | ktn | krtn | kt | pal | pkg | pck | pkt | päckchen | paket | geb | lage | lagen | bund | bündel | sack | säcke | beutel | rolle | rollen |
    display | displays | tray | trays | stiege | stiegen | fass | eimer | kanister | pallet | pallets | bundle | bundles | bag | bags | roll | rolls | ctn | cs | bx`,
  /** Packs of goods, which parcels are not called. */
  packOfGoods: `
    ve | vpe | karton | kartons | krt | ktn | kt | kiste | kisten | palette | paletten | pal | gebinde | geb | bund | bündel | dutzend | dtzd | pack | packung | packungen | pkg | sack | säcke | stiege | stiegen |
    display | displays | tray | trays | case | cases | cs | carton | cartons | ctn | pallet | pallets | bundle | bundles | dozen | doos | dozen | fles | boîte`,
  /** Whether the delivery goes to another address. */
  otherDelivery: `
    {other} {sending} … | … ship different … | … deliver different … | … ship to different … | … deliver to different … | … ship a different … |
    … deliver a different … | … ship to a different … | … deliver to a different … | … liefer … abw … | … versand … abw …`,
  /** Whether the delivery goes to the billing address. */
  sameAsBill: `
    … liefer … {same} … {bill} … | … versand … {same} … {bill} … | … ship … {same} … {bill} … | … deliver … {same} … {bill} … |
    … {bill} … {same} … liefer … | … {bill} … {same} … versand … | … {bill} … {same} … ship … | … {bill} … {same} … deliver …`,
  gift: `geschenk … | gift … | beschenk …`,

  /** The unit of the quantity. */
  unit: `
    me | einheit | einheiten | mengeneinheit | bestelleinheit | verkaufseinheit | basiseinheit | ve | vpe | verpackungseinheit | gebinde | unit | uom |
    unit code | unit of measure`,
  perPack: `… je {pack} | … pro {pack} | … per {pack}`,
  packs: `
    {pack} | of {pack} | anzahl {pack} | zahl {pack} | menge {pack} | no {pack} | number {pack} | count {pack} | qty {pack} | no of {pack} | number of {pack} |
    count of {pack} | qty of {pack} | anzahl of {pack} | zahl of {pack} | menge of {pack}`,
  allPieces: `… {piece} {all} | gesamt {piece} | total {piece}`,
  /** Number of pieces in one article. */
  packSize: `
    ve | vpe | ve menge | ve größe | verpackungseinheit | verpackungseinheiten | inhalt | gebinde | gebindegröße | packungsgröße | packgröße |
    packungsinhalt | packinhalt | pack | packung | einheit | à | je | {per} {pack} | {per} {filledPack} | {pack} à | {pack} inhalt | inhalt {pack} | {pack} of | {pack} zu |
    {pack} je | pack size | package size | pack qty | case size | set size | bundle size | set größe | setgröße | case qty | case pack | {sizedBy} {sized}`,
  total: `gesamt | total | totals | totale | totaux | totaal | summe`,
  /** The part of the order that is still to be sent. */
  stillOpen: `
    to ship | to send | to be shipped | still to ship | left to ship | qty to ship | to ship qty | zu | zu liefern | zu versenden | zu menge | offen | offen liefern | offen versenden |
    offen menge | offene | offene liefern | offene versenden | offene menge | noch zu | noch zu liefern | noch zu versenden | noch zu senden | noch zu schicken | noch zu verschicken | zu senden | zu schicken | zu verschicken | noch zu menge | noch offen |
    noch offen liefern | noch offen versenden | noch offen menge | noch offene | noch offene menge | noch offene liefern | noch offene versenden | restmenge`,
  /** Pieces that wait for stock: the rest that is due now, or what comes later. */
  backlog: `rückstand | {amountOf?} rückstand | … rückstands {amountOf?} | davon rückstand | zurückgestellt | {amountOf} zurückgestellt | … backorder … | … back order … | … backlog … | nachlieferung | nachzuliefern | … unavailable {amountOf?} | awaiting stock`,
  /** What was changed afterwards. */
  changed: `… {changed} | {changed} …`,
  /** What is left, of an order or of the stock. */
  rest: `rest | reste | restlich | übrig | verbleibend | verbleibt | rest stück | stück rest | remaining | left`,
  /** The part of an order that was sent, or came back. */
  sent: `
    … geliefert … | … liefermenge … | … versendet … | … versandt … | … verschickt … | … shipped … | … delivered … | … fulfilled … | … retour … |
    … returned … | … zurück … | … davon weg | schon weg | bereits weg | davon raus | schon raus | … refund … | … erstattet … | … gutschrift … | … gutgeschrieben … | … credited … |
    ist | ist {amountOf} | {amountOf} ist`,
  /** Money for the part of an order that was sent or came back. */
  money: `… amount … | … betrag … | … summe … | … wert … | … value … | … preis … | … price … | … total …`,
  /** Pieces that can be sent, or were set aside for an order. */
  deliverable: `
    lieferbar | lieferbare {amountOf?} | {amountOf} lieferbar | davon lieferbar | verfügbar | verfügbare {amountOf?} | {amountOf} verfügbar | bestätigt |
    bestätigte {amountOf?} | {amountOf} bestätigt | zugesagt | zugesagte {amountOf?} | zugeteilt | zugeteilte {amountOf?} | reserviert | reservierte {amountOf?} |
    kommissioniert | gepackt | available | available {amountOf} | {amountOf} available | confirmed | confirmed {amountOf} | {amountOf} confirmed |
    teillieferung | teilmenge | partial | partial {amountOf} | allocated | allocated {amountOf} | {amountOf} allocated | reserved | reserved {amountOf} | picked | packed`,
  /** Pieces that somebody wants in the end. */
  wantedCount: `
    … will | … möchte | … wants | kundenwunsch {amountOf?} | {amountOf} kundenwunsch | gewünscht | gewünschte {amountOf?} | wunsch {amountOf} | braucht | benötigt |
    benötigte {amountOf?} | wanted | wanted {amountOf} | needed | required | requested | requested {amountOf} | tatsächlich | tatsächliche {amountOf?} |
    wirklich | wirkliche {amountOf?} | einzelstücke | flaschen | dosen | bottles | cans | abnahmemenge | nachbestellung | reorder | eigentlich | actual | actual {amountOf} | soll | soll {amountOf} | bedarf`,
  /** How often a row is meant. */
  multiplier: `
    wiederholung | wiederholungen | anzahl wiederholungen | multiplikator | faktor | mal | x | vielfaches | repeat | repeats | repetitions | number of repeats |
    multiplier | factor | times | umrechnung | umrechnungsfaktor | je person | pro person | pro kopf | je teilnehmer | pro teilnehmer | personen | teilnehmer |
    per person | persons | people | participants | conversion | conversion factor`,
  /** How many parcels or packs, by themselves. */
  parcelCount: `pakete | colli | anzahl colli | packstücke | anzahl packstücke | paketanzahl | paketzahl | {countOf} pakete | {countOf} päckchen | {countOf} parcels | {countOf} of parcels | {countOf} packages | {countOf} of packages`,
  /** What an item is packed in, or in which form it is sold. */
  packing: `
    verpackung | verpackungsart | verpackungsform | packaging | packaging type | packing | inhalt | ausführung | variante | variant | version | format | form |
    abfüllung | gebinde | gebindeart | gebindegröße | content | contents | größe | size | pack | packung | packungsgröße | packgröße | pack size |
    packungsinhalt | packungsart`,
  /** Pieces that come with those that are paid for, which the quantity may or may not count. */
  extraPieces: `
    … naturalrabatt … | … freistück … | … freimenge … | freiware | … draufgabe … | … dreingabe … | … gratismenge … | … gratisstück … | bonus | bonusmenge |
    bonusstück | bonus qty | bonus quantity | mehrmenge | ersatzmenge | … überlieferung | rabattmenge | zzgl | zuzüglich | free goods | free pieces |
    free units | free of charge qty | foc | foc qty | gratis | davon gratis | gratis {amountOf} | {amountOf} gratis | kostenlos | kostenfrei | umsonst | geschenkt | free |
    free {amountOf} | {amountOf} free | zugabemenge | beigabemenge`,
  /** What was given back of an order, in money or pieces. */
  givenBack: `
    … refund … | … erstatt … | … gutschrift … | … gutgeschrieben … | … credited … | … rückzahlung … | … rückbuchung … | … chargeback …`,
  /** Pieces of an order that cannot be sent. */
  missing: `fehlmenge | minderlieferung | mindermenge | … fehlende {amountOf} | … fehlende anzahl | … fehlende stück | {amountOf} fehlend … | short {amountOf} | {amountOf} short | shortage | missing {amountOf} | {amountOf} missing`,
  /** A quantity of the delivery, sent already or to be sent now. */
  deliveryCount: `liefermenge | versandmenge | delivery {amountOf} | {amountOf} delivery`,
  /** Headers about what was given back or sent that count nothing themselves. */
  aboutCounter: `
    … grund … | … reason … | … status … | … nummer … | … number … | … nr | … id | … ids | … method … | … policy … | … frist … | … deadline … |
    … schein … | … label … | … etikett … | … beleg … | … slip … | … retourenschein … | … retourenlabel … | … retourenetikett … |
    … termin … | versandtag | versandtyp | … currency … | … währung … | … adresse … | … address … | … name … | … url … | … link … | … by | … von | … erlaubt … | … allowed … | … able`,
  /** How many items an order has. */
  itemCount: `{countOf} {itemsOf} | {countOf} of {itemsOf} | {countOf} der {itemsOf} | {itemsOf} {countOf} | {itemsOf} total | order {itemsOf} {countOf}`,
  /** How many rows or pieces an order has, where no items are counted by name. */
  orderCount: `
    total order quantity | order quantity | total quantity | total qty | order qty | qty total | gesamtmenge | menge gesamt | gesamtstückzahl | gesamtanzahl | summe menge | summe stück | stück gesamt | anzahl positionen | positionsanzahl | number of lines | line count`,
  /** Parts of an order: `Teil` 1/2 has a second half. */
  orderPart: `teil | teile | teil nr | part | parts | order part`,
  /** A number that each piece has of its own. */
  serial: `
    … seriennr | … seriennummer | … seriennummern | serial | serials | serial no | serial nr | serial number | serial numbers | sn | snr | imei | imei nr | imei nummer |
    charge | charge nr | charge nummer | chargen nr | chargen nummer | lot | lot no | lot nr | lot number | batch | batch no | batch nr | batch number | los | los nr | los nummer`,
  /** Which parcel of an order a row is in. */
  parcelOf: `… paket … | … parcel … | … package … | … sendung … | … sendungs … | shipment … | colli … | collo … | packstück … | teillieferung … | teilsendung … | … tracking … | lieferung | karton … | carton … | box …`,
  parcels: `… paket … | … parcel … | … package …`,
  quantity: `… menge … | … qty … | … quantity … | … stück …`,
  price: `… preis … | … price … | … netto … | … brutto …`,

  /** Whether a row is a set or a part of one. */
  rowKind: `{rowOf} {kind}`,
  bareKind: `{kind}`,
  /** The same where it cannot be the kind of a product. */
  positionKind: `{rowOnly} {kind}`,
  level: `pos | nr | lfd nr | ebene | level`,
  substitute: `… ersatz … | … replace … | … substitut … | … alternativ …`,
  addition: `… weiter … | … zusatz … | … zugabe … | … beigabe … | … gratis … | … further … | … free …`,
  product: `… artikel … | … produkt … | … product … | … article … | … gratis … | … zugabe … | … beigabe … | … freebie … | probe | proben | gratisprobe | warenprobe | musterartikel | sample | samples`,
  /** An article that comes along with the one of the row. */
  extraArticle: `
    artikel 2 | artikel 3 | artikel nr 2 | artikelnummer 2 | produkt 2 | produkt 3 | item 2 | item 3 | product 2 | product 3 | sku 2 | sku 3 |
    zusatzartikel … | zusatzprodukt … | zweitartikel … | nebenartikel … | weiterer artikel … | zweiter artikel … | gratisartikel … | gratis artikel … | gratisprodukt … | zubehör … | zubehörartikel … |
    zugabe … | beigabe … | goodie … | upsell … | bonusartikel … | gratisprobe … | probe | muster | musterartikel | geschenkartikel … | plus | dazu | freebie … | free item … |
    free product … | gift item … | extra item … | additional item … | accessory … | add on … | add on item …`,
  furtherProduct: `zusatzartikel … | zusatzprodukt …`,
  aboutProduct: `… producer … | … produzent … | … promo …`,

  /** A place where parcels are collected. */
  pickup: `
    shop … | store … | paketshop … | paketstore … | parcelshop … | parcelstore … | … packstation … | … filial … | … abhol … | … pickup … | … dropoff … |
    … servicepoint … | … accesspoint … | … relais …`,
  /** The number or name of such a place. */
  pickupPoint: `{pointOf} {pointIs?} {number?}`,
  /** A shop by itself, which may be the seller. */
  shop: `shop … | store …`,

  cancelled: `… storno … | … stornier … | … cancel … | … annul … | … widerruf … | … abgebrochen … | … abgesagt … | gestrichen | entfällt | entfallen | void | voided`,
  /** Information given only for returned orders. */
  cameBack: `
    {return} date | date of return | date returned | {return} reason | reason for {return} | {return} request date | {return} requested at | refunded at |
    retourendatum | retourdatum | retourengrund | retouregrund | retourgrund | retoure am | retourniert am | rückgabedatum | rückgabegrund |
    rücksendedatum | rücksendegrund | rücksendung am | grund der rückgabe | grund der rücksendung | grund der retoure | erstattungsdatum |
    erstattungsgrund | erstattet am | reklamationsgrund | rma {number?} | {return} {number} | retoure {number} | retouren {number} | reklamations {number} | widerrufs {number}`,
  /** Conditions and costs of cancelling, which do not mark an order as cancelled. */
  foreseen: `
    … frist … | … policy … | … stornierbar … | … cancelable … | … cancellable … | … widerrufbar … | … until … | … deadline … | … gebühr … | … fee … |
    … kosten … | … url … | … link … | … bedingung … | … belehr … | … recht … | … right … | … terms … | … bis`,
  state: `… status | … zustand | … orderstate | … currentstate`,
  /** State of an order or of its payment; not of a customer or an article. */
  orderState: `{statusOf?} status | {statusOf?} status {number} | {statusOf?} zustand | status der bestellung | status des auftrags | order state | payment state | orderstate`,
  /** Such a state, or a part of a country. */
  bareState: `state | stand | stage | bearbeitungsstand | phase`,
  /** Kind of document in a row: an order, a credit note, an offer. */
  documentKind: `vorgang | transaktion | grund | {document} art | {document} typ | {document} type`,
  /** Marks of orders that are none, are held back, collected, or were sent. */
  mark: `{is?} {mark}`,
  /** Date on which an order was sent; a day of sending or of delivery may be a plan. */
  sentAt: `{sentWord} at | {sentWord} on | {sentWord} on date | {gone} am | geliefert am`,

  /** Day before which an order is not wanted. */
  wishedDay: `
    {going} ab | {going} nicht vor | nicht vor | nicht vor dem | {wished} versand | {wished} {day} | requested {day} | desired {day} | ship after | wunschtermin | wunschdatum | wunschlieferdatum | wunschliefertermin | wunschliefertag | lieferwunschdatum | lieferwunschtermin |
    ship on | {not?} ship {not?} before | not before | deliver on | deliver after | wann | ab wann | zu wann | wann {toSend} | wann liefern | wann raus |
    {toSend} wann | {going} wann | bis wann | bis | bis spätestens | spätestens | deadline | frist | lieferfrist | nächste lieferung | nächster versand | erste lieferung | lieferbeginn | lieferstart | verfügbar ab | lieferbar ab | available from | next delivery | first delivery | liefern bis | wunschtag | wunsch tag | urlaub | abwesend | abwesenheit | benötigt bis | gebraucht bis | until | needed by | need by | when | zum | termin | woche | kw | kalenderwoche | {toWeek} kalenderwoche | calendar week | delivery week | {toWeek} woche | {toWeek} kw | week | {going} week`,
  /** Day of a delivery, which shops also compute for every order. */
  plannedDay: `{day} | scheduled {day} | lieferung | versand | {going} am | anlieferung | lieferzeit | verfügbarkeit | availability | fixtermin | zustelltag | versandtermin | starttermin | beginn | abgang | bereitstellung | versandmonat | liefermonat | quartal | erscheinungstermin | erscheinungsdatum | erscheint am | et | release date`,
  /** Days of payments, bills, people and records, which may lie behind that of their order. */
  otherDay: `
    … zahl … | … pay … | … paid … | … faellig … | … fällig … | … due … | … skonto … | … rechnung … | … invoice … | … geburt … | … birth … | … dob | … mhd … | … haltbar … |
    … ablauf … | … expir … | … gültig … | … valid … | … geändert … | … änderung … | … aktualisiert … | … updated … | … modified … | … export … | … import … |
    … druck … | … print … | … mahn … | … garantie … | … warranty … | … rückgabe … | … retour … | … return … | … widerruf … | … vertrag … | … contract … | … login … | … seit`,
  /** Mark of orders that are checked, or may be sent. */
  approval: `
    {checked} | {checked} {by} chef | {checked} {by} chefin | {checked} {by} büro | {checked} {by} lager | {checked} {by} | {checked} {yesOrNo} | {toSend} {yesOrNo?} | {may} {toSend} {yesOrNo?} | {going} ok | {going} {yesOrNo} | darf raus | soll raus | kann raus | raus damit |
    go`,
  /** The same where it answers yes or no; otherwise the way of sending, or its price. */
  sending: `{going}`,
  /** Mark of orders that are paid for. */
  payment: `{payment} | {payment} {on}`,
  /** Who takes an order to its place. */
  carrier: `{going} {by} | {going} über | {going} via | {going} per | {going} mit`,
  /** How an order comes to its place. */
  shippingMethod: `
    {going} {methodOf?} | {going} {methodOf} name | {going} {methodOf} title | liefer {methodOf} | versand {methodOf} | zustellart | lieferform |
    versandform`,
  /** Words that a shop or its programs put on an order, several in a cell. */
  tags: `tags | tag | order tags | bestell tags | auftrags tags | labels | schlagwort | schlagwörter | schlagworte | stichwort | stichwörter | stichworte | markierungen | kennzeichnungen | flags`,
  /** What a buyer chose or wrote for one item. */
  choices: `
    … variation | … variations | … options | … option | … properties | … attributes | … attribute | … eigenschaften | … merkmale | … personalization |
    … personalisierung | … customization | … customisation | … konfiguration`,
  /** A text that is put on an item for its order. */
  madeForOne: `
    … gravur … | … engrav … | … personalisierung … | … personalization … | … personalisation … | custom text | … customization | … widmung … |
    … monogramm … | wunschtext | wunschname | aufdrucktext | aufdruck | beflockung | trikotname | name auf … | beschriftung`,
  /** Money that is still to be paid, also at the door. */
  due: `
    saldo | offener saldo | kontosaldo | open balance | offener betrag | offene {moneyOf} | offen | … outstanding … | balance due | amount due | due amount | total due | unpaid {moneyOf} | restbetrag |
    zahlbetrag offen | noch offen | noch zu zahlen | nachnahme | per nachnahme | nachnahmebetrag | nachnahmesumme | nachnahmewert | cod | cod amount |
    cash on delivery | mahnung | mahnungen | mahnstufe | mahnlevel | mahngrund | mahndatum | dunning | dunning level`,
  /** Who sends an order, or from where. */
  warehouse: `
    lager | lagerort | lagername | lagertyp | lagerart | versandlager | quelllager | lieferant | lieferart | versandart | versender | warehouse |
    warehouse name | supplier | vendor | ship from | ships from | shipped from | {fulfilment} | {fulfilment} {channel}`,
  /** From which of several places an order is sent. */
  storage: `
    lager | lagername | lagerstandort | versandlager | auslieferungslager | auslieferlager | quelllager | abgangslager | warehouse | warehouse name | source warehouse | standort | filiale |
    niederlassung | depot | location | branch`,
  /** Who sends an order, the merchant or a marketplace. */
  fulfilment: `{fulfilment} | {fulfilment} {channel}`,
  bareDate: `datum | date`,
  /** The column with the days from headings between the rows. */
  dayOfHeading: `tag day`,
  /** A person with whom the recipient lives, or the parcel is left. */
  leftWith: `bei | wohnt bei | wohnhaft bei | abzugeben bei | zustellen bei | abgabe bei`,
  giftTo: `geschenk an | geschenk für | gift to | gift for`,
  ordered: `bestellt | ordered`,
  houseAddition: `… toev | … toevoeging | … extension`,
  /** The letter of a house number beside it, and the last of several numbers. */
  letterOfNumber: `buchst | buchstabe | hausbuchstabe | nr buchst | nr buchstabe | nr zusatz | hausnr zusatz | letter`,
  untilNumber: `bis | bis nr | bis hausnr | nr bis | hausnr bis | hausnummer bis | to | until`,
  /** A house on a piece of land, and the floor of one. */
  shortHouse: `hs | haus`,
  floor: `og | stock`,
  /** A line of an address under its street. */
  furtherLine: `{lineOf?} zeile 2 | {lineOf?} zeile 3 | 2 {lineOf?} zeile | 3 {lineOf?} zeile | zweite {lineOf?} zeile | dritte {lineOf?} zeile | weitere {lineOf?} zeile | line 2 | line 3 | second line | second address line`,
  /** What is a part of a place between its street and its town, and means something else in other columns. */
  placeWithin: `stock | stand | platz | stellplatz | eingang | halle`,
  /** The person or place that a row goes to. */
  towards: `
    wer | wem | kind | bewohner | bewohnerin | mieter | mieterin | spieler | spielerin | schüler | schülerin | begünstigter | begünstigte | vertretung | ersatzempfänger |
    name des kindes | name kind | für | für wen | für person | an | an wen | geht an | geht für | wohin | ist für | bestellt für | bekommt | bekommt es | gehört | person | teilnehmer | abnehmer | to | for | for whom |
    to whom | liefern an wen | senden an wen`,
  /** Who ordered, or the day of it: the values tell. */
  orderedBy: `bestellt von | bestellt durch | ordered by`,
  /** Whose hands a parcel goes to. */
  toHands: `zh | zhd | zhdn | zu händen | zu handen | attn | attention`,
  /** A line of a label, before its number. */
  labelLine: `
    zeile | line | adresse | anschrift | address | label | etikett | adresse zeile | anschrift zeile | address line | label zeile | label line | etikett zeile`,
  /** Houses that people belong to, other than the companies they work for. */
  houseOfMany: `
    einrichtung | schule | institut | klinik | krankenhaus | verein | praxis | behörde | kita | apotheke | hotel | restaurant | gaststätte | kirchengemeinde | gemeinde |
    pfarrei | kindergarten | kindertagesstätte | kanzlei | stiftung | hochschule | universität`,
  /** People who may be those that a parcel is for, or work on the order. */
  person: `mitarbeiter | mitarbeiterin | mitarbeiter name | nutzer | nutzerin | gastgeber | gastgeberin | empfang | kontakt | employee | user | host | member | mitglied`,
  /** Words for a present or a card, which may look like a name. */
  greeting: `… text | … nachricht | … message | … gruß | … grüße | … karte | … card | … motto | … titel | … title`,
  /** What holds in place of what the other columns say. */
  changedTo: `
    neu | neuer name | neuer empfänger | neue anschrift | neuer wert | änderung | änderungen | geändert in | eigentlich | wirklich | korrektur | korrekt | richtig |
    richtiger name | statt | stattdessen | statt dessen | anstelle | instead | correction | corrected | actually | new name`,
  /** Pieces in place of those ordered, or besides them. */
  changedCount: `stattdessen | statt | statt dessen | dazu | noch dazu | zusätzlich | extra | instead | weniger | mehr | nur | doch | geändert | geändert auf | geändert in |
    changed | changed to | korrigiert | korrigiert auf | corrected | corrected to`,
  /** Printed matter that goes along with some orders. */
  enclosed: `{printed} | {printed} {putIn} | {putIn} {printed}`,
  /** Another order that an order goes with, or stands for. */
  otherOrder: `
    … ersatz für | gehört zu | zu | zu bestellung | zu auftrag | siehe | siehe auch | bezug | bezug auf | bezug zu | zusammen mit | mit | statt | vorgänger | nachlieferung zu | nachlieferung für | nachlieferung | ersetzt | ersetzt bestellung | ersatzlieferung | ersatzlieferung zu | ersatz zu | reklamation zu | umtausch zu | umtausch für | korrektur zu | ergänzt | ergänzung zu | nachtrag zu | teil von | replacement of | exchange for | amends |
    belongs to | replaces | replacement for | see | see also | together with | same as | parent order`,
  /** Numbers by which carriers and papers know an order. */
  referenceAlone: `
    sendungsreferenz | sendungsreferenz {number} | kundenreferenz | kundenreferenz {number} | customer reference | absenderreferenz | versandreferenz | shipment reference |
    dokument nr | dokument nummer | dokumenten nr | dokumenten nummer | document no | document number`,
  /** What only orders have that were sent, came back or are settled otherwise. */
  settled: `
    tracking | trackingnummer | tracking {number} | trackingcode | trackinglink | tracking url | sendungsnummer | sendungsnr | sendungs {number} | sendungsverfolgung |
    sendungsverfolgungsnummer | paketnummer | paketnr | paketschein | paketscheinnummer | shipping label | identcode | frachtbriefnummer | awb |
    gutschriftnummer | gutschrift nr | reklamationsnummer | reklamation nr | warenausgangsdatum | auslieferungsdatum | erledigt am |
    abgeschlossen am | gelöscht am | zugestellt am | gepackt am | packdatum | packed at | closed at | deleted at | completed at |
    versandnummer | dhl nummer | dhl nr | dhl sendungsnummer | date shipped date | shipped date | numéro de tracking | url de tracking | numéro de suivi | date expédition |
    date d expédition | expédié le | verzenddatum | data spedizione | data wysyłki | fecha de envío`,
  /** Papers that a shop writes for each order, or once it is sent. */
  settledPaper: `lieferschein | lieferscheinnummer | lieferschein nr | delivery note | delivery note {number}`,
  /** What orders have that are fetched, in work, wrong, or packed with others. */
  partly: `
    sammelauftrag | sammelbestellung | sammelsendung | sammelpaket | sammellieferung | sammelversand | kombiversand | paketgruppe | versandgruppe | liefergruppe | bestellgruppe | combined shipment | shipment group |
    pickup store | store pickup | click collect store | click and collect store | abholfiliale | abholmarkt | abholdatum | abholtermin | abholtag | abholung am | abholzeit | abholort | abholstation | pickup date | pickup time | collection date | fehlertext | fehlercode | fehlermeldung |
    error text | error code | error message | picker | packer | gepackt von | kommissioniert von | picked by | packed by`,
  /** What is sent in place of the article of the row. */
  replacedBy: `ersetzt durch | austausch | austausch gegen | tausch gegen | getauscht gegen | replaced by | exchanged for | swapped for`,
  /** What they have, as a mark. */
  settledMark: `gepackt | fertig | fertig gepackt | kommissioniert | verpackt | packed | picked`,
  /** Marks of one letter. */
  sign: `kz | kennz | kennzeichen | markierung | vermerk | flag | mark`,
  /** Documents by themselves. */
  document: `beleg | dokument | document`,
  /** In which variant a product is ordered, besides its size and colour. */
  goodsVariant: `
    sorte | füllung | menü | heftnummer | heft nr | geschmack | geschmacksrichtung | aroma | duft | duftnote | mahlgrad | mahlung | röstung | stoff | material | motiv | design | muster | schnitt | passform | farbton |
    zuschnitt | zuschnittmaß | wunschmaß | wunschlänge | rückennummer | trikotnummer | spielernummer | sitzplatz | initialen |
    ausgabe | ausgabe {number} | heft | heft {number} | auflage | jahrgang | weinjahrgang | saison | edition | bindung | einband | holzart | furnier | körnung |
    stärke | dicke | durchmesser | maß | ringgröße | bezugsstoff | bezug farbe | legierung | schliff | blend | issue | issue {number} |
    season | vintage | binding | strength | thickness | diameter | grit | finish |
    flavour | flavor | scent | fragrance | grind | grind size | roast | fabric | pattern | motif | fit`,
  /** One side of goods that are cut, or of a parcel. */
  side: `länge | breite | höhe | tiefe | {side} in cm | {side} in mm | {side} in m | {side} cm | {side} mm | {side} m | length | width | height | depth`,
  /** Endings of article numbers. */
  variantCode: `
    variante | varianten | varianten {number} | var {number} | variant | variant {number} | suffix | artikelsuffix | artikel suffix | endung | artikelendung | farb {number} | farbcode | größencode | größen {number}`,
  amount: `amount | ox amount | item amount | product amount | artikel amount`,
} as const;
