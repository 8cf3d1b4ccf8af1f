import type { IssueCode } from '../../validation/index.js';

export const validation = {
  required: 'Dieses Feld ist erforderlich',
  minLength: 'Mindestlänge ist {{min}}',
  maxLength: 'Höchstens {{max}} Zeichen sind erlaubt',
  lettersAndNumbersOnly: 'Nur Buchstaben und Ziffern erlaubt',
  numbersOnly: 'Nur Ziffern erlaubt',
  integer: 'Nur ganze Zahlen erlaubt',
  maxDecimals: 'Höchstens {{max}} Nachkommastellen sind erlaubt',
  min: 'Mindestens {{min}}',
  max: 'Höchstens {{max}}',
  email: 'Ungültiges E-Mail-Format',
  webAddress: 'Bitte eine Adresse angeben, die mit https:// oder http:// beginnt',
  date: 'Ungültiges Datum',
  dayOver: 'Dieser Tag ist vorbei',
  ambiguousDate: 'Reihenfolge von Tag und Monat nicht eindeutig',
  doubtfulDate: 'Weit von den anderen Daten der Datei entfernt oder in der Zukunft: stimmt es?',
  alreadyExists: '{{field}} existiert bereits',
  wasCancelled: 'Im Portal storniert (Nr. {{id}}); sie bleibt es, wenn sie nicht ausdrücklich ersetzt wird',
  storedDiffers: 'Gespeichert ist „{{stored}}“',
  notReplaceable: 'Die gespeicherte Bestellung ist nicht mehr offen und wird nicht ersetzt',
  otherOrder:
    'Die gespeicherte Bestellung geht an jemand anderen und wird nur ersetzt, wenn das für diese Bestellung allein gewählt ist',
  unknownField: 'Dieses Feld gibt es hier nicht',
  tooManyWildcards:
    'Höchstens {{max}} Platzhalter (*) in einer Suche: bitte weniger Bedingungen oder genauere',
  invalidType: 'Dieser Wert hat die falsche Art',
  invalidValue: 'Dieser Wert ist nicht erlaubt',
  itemsRequired: 'Bitte mindestens ein Produkt angeben',
  salutation: 'Bitte Herr, Frau oder Firma angeben',
  country: 'Dieses Land ist nicht bekannt: bitte den Namen oder ein Kürzel wie DE angeben',
  postalCode: 'Nur Buchstaben, Ziffern, Leerzeichen und Bindestriche erlaubt',
  streetOrPackstation: 'Straße oder Packstation mit Postnummer angeben',
  unknownProduct: 'Dieser Artikel ist nicht bekannt',
  otherProduct: 'Artikelnummer {{product}} ist „{{name}}“, die Datei nennt „{{told}}“ ({{suggestion}})',
  otherVariant: 'Artikelnummer {{product}} ist „{{name}}“, die Datei sagt „{{told}}“',
  otherName: 'Artikelnummer {{product}} ist „{{name}}“, die Datei nennt „{{told}}“',
  listLengths:
    'Artikel und Mengen passen nicht zusammen: {{products}} Artikel („{{list}}“), {{quantities}} Mengen („{{counts}}“)',
  doubtfulCountry:
    'Die Anschrift ({{place}}) sieht nicht nach {{country}}, sondern nach {{suggestion}} aus: welches Land ist gemeint?',
  zeroQuantity: 'Menge 0: nichts davon ist zu versenden, und die Bestellung hat sonst keine Artikel',
  noOrderNumber: 'Sieht nicht nach einer Bestellnummer aus: steht hier eine Bemerkung oder fehlt die Nummer?',
  townOtherCode: 'Der Ort „{{town}}“ nennt eine andere Postleitzahl als {{code}}: nur die richtige eintragen',
  streetInSecond:
    '„{{first}}“ steht als Straße, „{{second}}“ als Adresszusatz: sind die beiden Zeilen vertauscht?',
  storedAlready:
    'Schon unter der Nummer {{number}} da, am selben Tag mit gleicher Adresse und gleichen Artikeln: dieselbe Bestellung?',
  leftOutTwin: 'Beim Import ausgelassen: gleiche Adresse und Artikel wie {{number}}',
  duplicateInFile: 'Diese Bestellnummer steht schon in Zeile {{line}}',
  hiddenRow:
    'Eine Zeile dieser Bestellung ist in der Datei ausgeblendet oder durchgestrichen (Zeile {{line}}): dort ändern oder mit einlesen',
  detachedRows:
    'Abgesetzt und ohne Bestellnummer darunter (Zeile {{lines}}): gehört das zu dieser Bestellung?',
  headRow:
    'Zeile {{lines}} hat Angaben, aber weder Bestellnummer noch Artikel: gehört sie zur Bestellung darüber? Gehört sie zu denen darunter, dort eintragen',
  positionMissing: 'Von {{total}} Positionen fehlt in der Datei: {{missing}}',
  equalRows: 'Gleicht Zeile {{line}} in jeder Zelle: doppelt eingefügt, oder wirklich noch einmal bestellt?',
  equalRowsOften:
    'In {{count, number}} Bestellungen gleichen sich Zeilen in jeder Zelle (so Zeile {{line}}): doppelt eingefügt, oder wirklich noch einmal bestellt?',
  numberMarked:
    'Kaum eine andere Bestellnummer hat dieses Zeichen: damit herausgenommen? Bleibt aus, bis es gesagt ist',
  draggedCell:
    'Zählt Zeile für Zeile weiter: in der Tabelle heruntergezogen? Bleibt aus, bis es gesagt oder berichtigt ist',
  countDiffers:
    'Zeile {{line}} zählt {{told}}, in der Datei stehen {{found}}: fehlt etwas, oder ist eine Menge falsch?',
  amountDiffers: 'Menge mal Preis ergibt hier nicht die Summe, sie wäre die von {{meant}}: stimmt die Menge?',
  itemsAbove:
    'Die Artikel stehen wohl über ihrer Bestellung statt darunter: jede bekäme die der nächsten. Bestellnummern vor die Artikel setzen',
  serialRows:
    '{{count}} Zeilen, die sich nur in Paket oder Seriennummer unterscheiden, jedes Mal mit der Menge {{quantity}}: sind es zusammen {{quantity}} oder {{all}} Stück?',
  rowsNotTogether: 'Diese Bestellung steht schon weiter oben in der Datei (ab Zeile {{line}})',
  rowsDiffer:
    'Zeilen einer Bestellung widersprechen sich: „{{first}}“ in Zeile {{firstLine}}, „{{value}}“ in Zeile {{line}}',
  tooManyItems: 'Höchstens {{max}} Artikel je Bestellung, hier sind es {{found}}',
  tooManyRows: 'Höchstens {{max}} Zeilen je Bestellung, hier sind es mehr',
  tooManyValues: 'Das sind zu viele Werte auf einmal, höchstens {{max}}',
  tooManyLevels: 'Das ist zu tief verschachtelt, höchstens {{max}} Ebenen',
  moreIssues: 'Weitere Fehler: {{count}}',
  fraction: 'Nur ganze Stückzahlen sind möglich, keine Bruchteile',
  thousandsOrDecimal: 'Kann {{decimal}} oder {{thousands}} heißen, bitte eindeutig schreiben',
  splitDecimal:
    '{{whole}} und {{part}} stehen in zwei Spalten: wohl {{whole}},{{part}} ohne Anführungszeichen, und die Menge steht eine Spalte weiter. Bleibt aus, bis es gesagt ist',
  freePart:
    'Kostet nichts und steht unter einem Set: wohl ein Teil davon, der doppelt versandt würde. Bleibt aus, bis es gesagt ist',
  freeTwin:
    'Kostet nichts, und derselbe Artikel steht mit Preis und gleicher Menge daneben: wohl dasselbe Stück zweimal. Bleibt aus, bis es gesagt ist',
  orderNumberShort:
    'Eine Bestellnummer braucht hier mindestens {{min}} Zeichen. Nehmen Sie eine Spalte dazu (Nr + Datum) oder ergänzen Sie alle, etwa 01 oder B-1',
  indentedPart:
    'Eingerückt unter Zeile {{above}}: wohl ein Teil davon, der doppelt versandt würde. Bleibt aus, bis es gesagt ist',
  setOrPieces: 'Ein Set oder so viele Stück? Bitte die Stückzahl angeben',
  unitOfQuantity: 'Wie viele Stück sind 1 {{unit}}? Bleibt aus, bis es gesagt ist',
  scientificNumber:
    'Von der Tabellenkalkulation gekürzte Zahl, ihre Ziffern sind verloren: die Spalte als Text speichern',
  postalCodeShort: 'Der Postleitzahl fehlt eine führende Null',
  postalCodeCountry: 'Keine Postleitzahl für {{country}}, dort sehen sie aus wie {{expected}}',
  packstationNumber: 'Packstation ohne Postnummer: so ist die Sendung unzustellbar',
  postFilialeNumber: 'Postfiliale ohne Postnummer: so ist die Sendung unzustellbar',
  postPlaceNumber: 'Die Nummer der Packstation oder Postfiliale fehlt: so ist die Sendung unzustellbar',
  postPlaceBeside:
    'Packstation oder Postfiliale neben anderen Angaben in einer Zeile: bitte allein in die Straße schreiben, etwa „1234567 Packstation 145“',
  dittoValue: 'Steht für den Wert der Zeile darüber: bitte ausschreiben',
  dateWithoutYear: 'Das Jahr fehlt: bitte das ganze Datum angeben',
  dateInWords: 'Welcher Tag das ist, steht nicht in der Datei: bitte das Datum angeben',
  packstationStreet: 'Packstation neben einer anderen Straße: bitte nur eine Lieferadresse angeben',
  houseNumberDate: 'Die Hausnummer ist in der Tabelle zu einem Datum geworden: bitte als Text eintragen',
  streetInCity:
    'Hier steht eine Straße, und in der Straße fehlt die Hausnummer: sind Straße und Ort vertauscht?',
  noStreet: 'Keine Hausnummer und kein Name, wie Straßen ihn haben: ist das eine Straße?',
  misplaced: 'Gehört wohl in ein anderes Feld: sind in dieser Zeile Spalten vertauscht?',
  repeatedRow: 'Diese Zeile steht so schon weiter oben (Zeile {{line}}): doppelt eingefügt?',
  lostLetter: 'Enthält Fragezeichen statt Buchstaben: die Datei hat Umlaute verloren',
  outdatedText: 'Nennt zwei Angaben oder eine, die nicht mehr gilt: bitte nur die richtige eintragen',
  noteBeside:
    'Enthält neben der Angabe noch eine Notiz: gehört sie zur Anschrift, oder ändert sie die Bestellung?',
  placeholder: 'Ein Platzhalter oder Beispiel: der richtige Wert fehlt',
  otherSpelling: 'Dieselbe Bestellnummer steht in Zeile {{line}} in anderer Schreibweise',
  damagedCharacter: 'Ein Zeichen ist beschädigt, die Datei wurde mit falscher Zeichenkodierung gespeichert',
  sheetError:
    'Hier zeigt die Tabelle keinen Wert: eine Formel ergab einen Fehler, oder die Zelle zeigt ihre Zahl nicht',
  cellPart: 'Lässt sich nicht sicher in seine Teile zerlegen',
  countryNotInAddress:
    'In dieser Adresse steht kein Land: Ergänzen Sie es in der Datei oder sagen Sie, welches Land fehlende Angaben bedeuten',
  cancelledInFile:
    'Laut Datei storniert, zurückgegeben, gesperrt, nicht freigegeben, nicht bezahlt, vorbestellt, schon versandt oder keine echte Bestellung, bleibt aus',
  remarkForbids: 'Sagt, dass die Bestellung nicht oder anders versandt werden soll, bleibt aus',
  remarkUnread:
    'Diese Bemerkung wird nirgends gespeichert. Wer sie gelesen hat, kann die Bestellung so senden',
  unknownStatus:
    'Dieser Status ist nicht bekannt: soll die Bestellung versandt werden? Bleibt aus, bis es gesagt ist',
  negativeAmount:
    'Ein negativer Betrag neben einer positiven Menge: wohl eine Gutschrift oder Rückgabe. Bleibt aus, bis es gesagt ist',
  givenBack:
    'Davon wurde etwas erstattet oder es fehlt: ist die Bestellung noch ganz zu senden? Sonst die Menge berichtigen. Bleibt aus, bis es gesagt ist',
  partlyDone:
    'Von {{ordered}} Stück sind {{counted}} zurück, schon versandt oder fehlen: wohl noch {{open}} zu senden. Die Menge berichtigen oder sagen, dass alle zu senden sind',
  columnsSwapped: 'Von hier an scheinen zwei Spalten vertauscht. Bleibt aus, bis es gesagt ist',
  colouredRow:
    'Diese Zeile ist anders gefärbt als die übrigen: ist sie erledigt, storniert oder noch zu klären? Bleibt aus, bis es gesagt ist',
  cancelledOnSheet:
    'Steht auch auf dem Blatt „{{sheet}}“ und bleibt aus: dort streichen, wenn sie doch zu senden ist',
  listedOnSheet:
    'Steht auch auf dem Blatt „{{sheet}}“, andere Bestellungen nicht: erledigt, geändert oder zurückgestellt? Bleibt aus, bis es gesagt ist',
  saidByBox: 'Bleibt aus, denn ein Textfeld auf dem Blatt sagt: „{{said}}“',
  saidByPage: 'Bleibt aus, denn Kopf- oder Fußzeile des Blatts sagen: „{{said}}“',
  saidByLine: 'Bleibt aus, denn Zeile {{line}} sagt: „{{said}}“',
  saidByName: 'Bleibt aus, denn Datei oder Blatt heißt „{{said}}“',
  saidByNumber:
    'Bleibt aus, denn „{{said}}“ in Zeile {{line}} ändert oder wiederholt eine andere Bestellung der Datei',
  dittoMark: 'Steht für den Wert darüber: bitte die Bestellnummer ausschreiben',
  headerMissing: 'Die Kopfzeile fehlt',
  tooFewFields: 'Diese Zeile hat zu wenige Felder: {{found}} statt {{expected}}',
  tooManyFields: 'Diese Zeile hat zu viele Felder: {{found}} statt {{expected}}',
  quoteNotClosed: 'Ein Anführungszeichen wurde nicht geschlossen',
  mappingIncomplete: 'FEHLER: Um die Bestellungen zu importieren, müssen alle Felder zugeordnet sein!',
  language: 'Bitte eine gültige Sprache wählen',
  wrongCode: 'Der Code ist falsch oder wurde schon verwendet',
  wrongPassword: 'Das ist nicht Ihr aktuelles Passwort',
  commonPassword: 'Dieses Passwort ist zu bekannt, bitte ein anderes wählen',
  demoPassword: 'Dieses Passwort steht öffentlich in der Anleitung, bitte ein anderes wählen',
  productPassword: 'Das Passwort darf nicht der Name des Portals sein',
  uniformPassword: 'Das Passwort darf nicht aus einem einzigen Zeichen oder aus Leerzeichen bestehen',
  usernamePassword: 'Das Passwort darf nicht der Benutzername sein',
  usernameCharacters: 'Nur lateinische Buchstaben, Ziffern, Leerzeichen und übliche Satzzeichen sind erlaubt',
  looksAlike: 'Dieser Benutzername sieht einem vorhandenen zum Verwechseln ähnlich',
  productAndQuantity: '„{{part}}“ ist nicht sicher zu lesen: Artikel und Menge wie „SKU:2, SKU2:1“ angeben',
  erpKeyAlone: 'Der Schlüssel eines ERP hat keine andere Berechtigung',
  unknownErpStatus: 'Kontor kennt diesen Status nicht: offen, on hold, geliefert, verrechnet oder storniert',
  noShipment: 'Dieser Status sagt nicht, dass die Sendung das Haus verlassen hat: die Zeile bleibt aus',
  shipmentReturned:
    'Kommt zurück („{{column}}: {{value}}“) und ist keine Sendung an den Kunden: die Zeile bleibt aus',
  shipmentCancelled: 'Das Etikett wurde verworfen („{{column}}: {{value}}“): die Zeile bleibt aus',
  shipmentFailed: 'Hat das Haus nicht verlassen („{{column}}: {{value}}“): die Zeile bleibt aus',
  shipmentInPart:
    'Nur ein Teil der Bestellung ist verschickt („{{column}}: {{value}}“): bitte erst melden, wenn alles hinaus ist',
  orderInPart: 'Von dieser Bestellung ist nach Zeile {{line}} nur ein Teil verschickt: die Zeile bleibt aus',
  namedNoShipments:
    '„{{name}}“ klingt nicht nach Sendungen, die das Haus verlassen haben. Stimmt die Datei, bitte umbenennen',
  namedNoStock: '„{{name}}“ klingt nicht nach Stück, die im Lager liegen. Stimmt die Datei, bitte umbenennen',
  otherKindOfFile:
    'Die Spalte „{{column}}“ gehört in eine andere Art von Datei: so wird sie nicht übernommen',
  belowHeading: 'Steht unter „{{name}}“ und gehört vielleicht zu etwas anderem: bitte als eigene Datei',
  contradicted: 'Dagegen spricht „{{column}}: {{value}}“: die Zeile bleibt aus',
  signedStock: 'Ein Vorzeichen sagt, was dazukommt; gebraucht wird, was dort liegt',
  notAnEan: '„{{value}}“ ist keine EAN: die Prüfziffer stimmt nicht, oder es sind mehrere',
  weightInGrams: '„{{value}}“ Kilogramm? Das klingt nach Gramm: dann gehört „(g)“ in den Namen der Spalte',
  zeroSaid: '0 heißt wohl, dass nichts bekannt ist: Zelle leeren, oder am Produkt selbst auf 0 setzen',
  placeNotNamed:
    'Auf „{{place}}“ liegen laut Kontor {{pieces}} Stück, und die Datei nennt den Platz nicht. Bitte sagen, ob er leer ist: Plätze, die fehlen (--other-places)',
  repeatedStock:
    'Dieser Platz steht auch in Zeile {{line}}: welcher Bestand gilt, oder sind es beide zusammen?',
  httpsAddress: 'Nur mit https:// (http:// nur auf diesem Rechner), denn Adressen von Menschen gehen dorthin',
  instantAhead: 'Liegt mehr als einen Tag in der Zukunft: geht dort die Uhr vor?',
  noTrackingNumber: 'Das ist keine Sendungsnummer',
  orderDiffers: 'Bestellnummer oder Händler gehören nicht zu dieser Bestellung',
  wholeAndPlace:
    'Derselbe Artikel ist einmal für das ganze Lager und einmal für einen Platz darin gemeldet: bitte nur eines',
  instantWithZone: 'Datum und Uhrzeit mit Zeitzone angeben, zum Beispiel 2026-11-27T08:15:00+01:00',
  orderCancelled: 'Die Bestellung ist in Kontor storniert: bitte klären, ob sie das Haus schon verlassen hat',
  orderHeld: 'Die Bestellung wurde in Kontor angehalten und bleibt es, bis sie dort freigegeben wird',
  orderEdited:
    'Die Bestellung wurde in Kontor bearbeitet: bitte die Adresse dort ändern oder die Nummer der Bestellung in Kontor angeben',
  addressOfSent: 'Die Ware ist unterwegs: die Adresse bleibt, wie sie beim Versand war',
  orderOfSeveral:
    'Mehrere Bestellungen haben diese Nummer: bitte den Händler oder die Nummer der Bestellung in Kontor angeben',
  unknownOrder: 'Eine Bestellung mit dieser Nummer gibt es nicht',
  placeOfTwo:
    'Zwei Lager oder Plätze des ERP sind diesem Platz zugeordnet: geben Sie einem davon bei den Wörtern des ERP einen eigenen Platz',
  unknownWarehouse: 'Ein Lager mit diesem Namen gibt es nicht',
  repeatedProduct: 'Dieser Artikel steht auch in Zeile {{line}}: welche gilt?',
  leadingZeros: 'Diese Nummer gibt es mit Nullen davor ({{product}}): hat eine Tabelle sie entfernt?',
  unknownMerchant: 'Einen Händler mit dieser Nummer gibt es nicht',
  unknownDelivery: 'Eine Anlieferung mit dieser Nummer gibt es nicht',
  unknownDeliveryStatus:
    'Kontor kennt diesen Status nicht: offen, in Prüfung, angenommen, abgelehnt, hinfällig oder erledigt',
  notInDelivery: 'Das steht nicht in dieser Anlieferung',
  severalPositions: 'Dieser Artikel steht mehrmals in der Anlieferung: bitte die Position angeben',
  positionTwice: 'Diese Position ist schon einmal genannt',
  deliveryClosed: 'Die Anlieferung ist in Kontor schon abgeschlossen: bitte dort klären, was noch ankam',
  notStored: 'Konnte nicht gespeichert werden, bitte noch einmal senden',
  statusTransition: 'Dieser Statuswechsel ist nicht möglich',
  notAllowed: 'Das ist Ihnen nicht erlaubt',
  notMapped:
    'Die Zuordnung der FileMaker-Datei (KONTOR_FILEMAKER_MAPPING) nennt dafür kein Layout; der Leitfaden „Ein ERP anbinden“ sagt, wie es eingetragen wird',
  outsideFilter: 'Der Eintrag läge danach außerhalb dessen, worauf diese Seite eingeschränkt ist',
  notChangeable: 'Dieser Wert lässt sich nicht ändern',
  ownMerchantOnly: 'Das können Sie nur für Ihren eigenen Händler anlegen',
  deliveryTooEarly: 'Die Anlieferung muss mehr als zwei Tage in der Zukunft liegen',
  productsRequired: 'Bitte Produkte auswählen',
  productNotAdded: 'Das gewählte Produkt ist noch nicht hinzugefügt',
  merchantRequired: 'Bitte wählen Sie den Händler, zu dem der Benutzer gehört',
  merchantInUse: 'Die ERP-Nummer steht schon in Bestellungen oder Artikeln und lässt sich nicht mehr ändern',
  merchantFixed: 'Der Händler einer Bestellung lässt sich nicht ändern',
  fileRequired: 'Bitte zuerst eine Datei wählen!',
  fileType: 'Die Datei muss eine CSV-Datei sein!',
  fileTooLarge: 'Die Datei ist größer als 10 MB!',
  imageTooLarge: 'Das Bild hat mehr als {{max}} Megapixel',
  fileEmpty: 'Die Datei ist leer',
  labelsAtLeft:
    'Die Beschriftungen stehen links untereinander; Kontor liest Tabellen mit einer Kopfzeile und einer Bestellung je Zeile. Vertauschen Sie Zeilen und Spalten (in Excel: Inhalte einfügen, Transponieren). Stehen mehrere Bestellungen untereinander, legen Sie eine Tabelle mit einer Zeile je Bestellung und Artikel an.',
  placesAsColumns:
    'Die Datei hat für jeden Ort oder Empfänger eine eigene Spalte mit Mengen; Kontor liest eine Zeile je Bestellung und Artikel. Legen Sie für jeden Empfänger eigene Zeilen mit Bestellnummer, Datum, Adresse, Artikelnummer und Menge an.',
  unknownSheet: 'Dieses Tabellenblatt gibt es in der Datei nicht. Ihre Blätter: {{sheets}}',
  uploadRequired: 'Bitte wählen Sie zuerst eine Datei aus!',
  fileNotSupported: 'Dieser Dateityp wird nicht unterstützt!',
  imageRequired: 'Bitte wählen Sie zuerst ein Bild aus!',
  notAnImage: 'Diese Datei ist kein Bild!',
  unknownFile: 'Diese Datei steht Ihnen nicht zur Verfügung: bitte laden Sie sie hoch',
  origin:
    'Bitte einen genauen Ursprung angeben, zum Beispiel https://shop.example (ohne Pfad und Schrägstrich)',
} satisfies Record<IssueCode, string>;
