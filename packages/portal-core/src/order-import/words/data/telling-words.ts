/** Beginnings of words in headers of what some buyers are or wish, and of who works on an order: nothing that changes what is sent to whom. */
export const HARMLESS_WORDS = `
  b2b b2c business prime premium ebayplus gewerb firmenkund geschäftskund privatkund neukund stammkund bestandskund erstbestell erstkauf erstkund wiederkäuf wiederhol returningcustomer newcustomer
  repeat loyal treue bonus guest gast vip kundengruppe customergroup segment kampagne campaign affiliate influencer referr referer werbe werbung utm source
  medium marketing newsletter optin consent einwillig zustimm datenschutz abstell ablage ablegen nachbar lieferschein lieferhinweis
  versichert versicherung insur fragil zerbrech signatur unterschrift kontoinhab bankinhab trackingmail avis aufzug lift etage
  geprüft verifi validi flyer beileger prospekt katalog stammdat gutschein rabatt coupon discount voucher promo retourenschein retourenlabel retourenetikett
  retourenbeleg rücksendeschein rücksendeetikett returnlabel returnslip device gerät browser betriebssystem locale
  bewertung kundenbewertung feedback rating aufmerksam wiesindsie wiehabensie howdidyou hearabout ursprungsland herkunftsland countryoforigin origin wochentag kalendertag vertreter
  zuständig sachbearbeit bearbeiter bearbeitetvon betreuer kundenberater disponent fahrer packer gepacktvon kommissionierer kommissioniertvon picker erfasser
  erfasstvon erfasstdurch angelegtvon angelegtdurch aufgenommenvon angenommenvon bestelltüber bestelltper bestellweg lagerplatz stellplatz regalplatz regalfach lagerfach accountmanager salesrep salesperson`;

/**
 * Beginnings of words in headers that tell what became of an order: it came back, was sent, was not paid, or is under suspicion; or
 * a house behind another, which a yes below it sends it to.
 */
export const TELLING_WORDS = `
  retour rückgab rücksend rückläuf zurückgesend return refund erstatt gutschrift umtausch exchange beanstand garantiefall
  tracking trackingnummer sendungsnummer sendungsverfolgung sendungsn paketn dhln dpdn glsn upsn hermesn versandnummer versandlabel lieferschein label shipped versendet versandt
  warenausgang geliefert delivered fulfilled fulfilment versanddatum dateshipped
  paid bezahl zahlungsdatum offen open due
  storno storniert cancel
  hinterhaus vorderhaus gartenhaus seitenflügel nebeneingang hintereingang`;

/**
 * Known words of headers that describe goods, money, people or how an order came and is carried: what stands below them does not change what
 * is sent to whom. Texts and remarks are read by themselves.
 */
export const DESCRIBING_WORDS = `
  preis price kosten cost gebuehr fee betrag amount summe total tax taxes steuer vat ust mwst ustid vatid taxid rabatt discount gutschein coupon voucher waehrung waehrungs currency
  method methode methods lieferart versandart versandarten zahlart zahlungsart zahlungsweise zahlungsmethode zahlung zahlungs bezahl paypal klarna iban bic terms zahlungsbedingungen lieferbedingungen
  service services servicelevel level priority speed express carrier dienstleister versanddienstleister versanddienst spediteur paketdienst frankatur incoterm incoterms insurance versicherung
  weight gewicht gewichts groesse size farbe color colour einheit mengeneinheit me uom vpe volumen masse dimension lot batch charge serial seriennummer mhd tariff zolltarif hs
  note notes notiz notizen bemerkung bemerkungen bem bemerk bemerkg anm anmerkung anmerkungen kommentar kommentare comment comments remark remarks hinweis hinweise nachricht message messages
  text texte freitext info infos information memo instructions anweisung anweisungen
  options option personalization personalisierung attribute attributes details detail eigenschaft eigenschaften variation variations merkmal
  kategorie category categories warengruppe group gruppe tags source quelle herkunft kanal vertriebskanal verkaufskanal bestellkanal absatzkanal vertriebsweg saleschannel channelsign
  employee device user username nutzer nutzername benutzer benutzername login password passwort ip agent session language sprache handelssprache locale
  url link image bild bilder foto website web template kundengruppe kundennummer branche gebiet verkaufsgebiet matchcode suchbegriff aktion saison serie sorte duft geschmack stoff material motiv modell kollektion
  kreis landkreis gewerk bank kassierer mitarbeiter briefanrede lieferbedingung prioritaet zahlweise hersteller manufacturer marke brand lieferant lieferanten supplier vendor`;

/** Beginnings of words in headers by which shops and programs sort customers, goods and orders with a letter or a small number in every row. */
export const SORTING_WORDS = `
  abc klasse klass class rang rank alter age stufe level tarif zone tour route mandant client filial branch store shop team abteilung linie line priorität prio punkt point score stern star rating bewertung note
  steuer mwst ust tax vat kunde customer gruppe group kategor categor typ type regal fach lager bestellungen orders anzahl count zähler nummer number nr no id code kennz index version seite page schicht
  wochentag monat month jahr year quartal woche kw tag day stunde hour provision rabatt discount preis price artikel item produkt product variante variant größe size farbe color`;
