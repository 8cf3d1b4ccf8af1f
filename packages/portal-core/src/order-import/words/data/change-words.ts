/** Words in headers of remarks that people write into an order. */
export const REMARK_HEADERS = `
  bemerkung bemerkungen bem bemerk bemerkg anm notiz notizen kommentar kommentare comment comments hinweis hinweise nachricht nachrichten message note notes remark remarks
  änderung änderungen kundenwunsch anmerkung anmerkungen mitteilung wunsch wünsche instruction instructions anweisung anweisungen freitext sonstiges besonderheiten memo`;

/** Words in headers of wishes that are stored nowhere either. */
export const WISH_HEADERS = `
  wunschtermin wunschdatum wunschliefertermin wunschlieferdatum gravur gravurtext engraving personalisierung personalization personalisation
  grußkarte grußtext grusskarte widmung`;

/** Parts of such headers that name something about a remark instead. */
export const NO_REMARK_HEADERS = `id ids nr nummer number date datum zeit time count anzahl art typ type`;

/** Words that ask for something. */
export const ASKING = `bitte please pls`;

/** Words for one thing in place of another. */
export const INSTEAD = `
  statt anstatt stattdessen anstattdessen anstelle instead tausch tauscht tauschen austausch\\w* umtausch\\w* ersetz\\w* replace swap exchange`;

/** Words before what is not to be sent. */
export const WITHOUT = `ohne without`;

/** Words before or behind what is to be added. */
export const ADDING = `
  noch zusätzlich zusätzliche zusätzlichen zusätzlichem zusätzlicher zusätzliches extra additional weitere weiteren weiterem weiterer weiteres dazu plus`;

/** Words behind a thing of which more or less is wished. */
export const MORE_BEHIND = `dazu extra mehr zusätzlich weniger more less fewer`;

/** Words before one more thing. */
export const ANOTHER = `more another add include`;

/** Words before a number that replaces the one ordered. */
export const ALL_OF_IT = `nur lieber doch only insgesamt`;

/** Words before a colour. */
export const COLOURED = `in farbe color colour`;

/** Words before a size, and sizes that are written as letters. */
export const SIZED = `größe size`;
export const SIZES = `xxs xs s m l xl xxl`;

/** Samples and small things that come with an order. */
export const GIVEN = `muster probe proben kostprobe kostproben warenprobe warenproben gratisprobe gratisproben sample samples tester zugabe gratiszugabe beigabe freebie`;

/** Words by which such a thing is put into a parcel, or is none to pay for. */
export const PUT_IN = `
  beilegen beigelegt beilege beifügen beigefügt mitschicken mitsenden mitgeben dazu dazulegen einlegen einpacken beipacken mit gratis kostenlos kostenlose kostenloses
  include included add enclose free`;

/** Words that take something out of an order. */
export const LEAVING_OUT = `weglassen streichen entfernen leave remove`;

/** Words before a day. */
export const BY_A_DAY = `bis erst ab am vor nach spätestens frühestens by until before after on`;

/** Words before a time that is to come, and such times. */
export const NEXT = `nächste nächsten nächster kommende kommenden kommender next`;
export const PERIODS = `woche monat jahr week month year`;

/** Articles that may be numbers. */
export const ARTICLES = `ein eine einen einem einer eins`;

/** Numbers as people write them, without articles. */
export const NUMBERS = `\\d{1,3} zwei drei vier fünf sechs sieben acht neun zehn zwölf two three four five six ten`;

/** What may be left out of a parcel without changing its items. */
export const LEFT_OUT = `
  rechnung\\w* lieferschein\\w* papier\\w* werb\\w* prospekt\\w* katalog\\w* unterschrift klingel\\w* anruf\\w* plastik\\w* preis\\w* avis\\w* termin\\w*
  gewähr zoll problem\\w* aufpreis mehrwertsteuer mwst absender\\w* logo\\w* hausnummer name\\w* nachname aufzug lift umweg eile jede\\w* invoice receipt price\\w*
  signature ads advertising ringing calling nachbar\\w* verzögerung umverpackung füllmaterial folie stress hektik hast`;

/** Words after a number that count something other than items. */
export const NO_ITEMS = `
  tag tage tagen woche wochen monat monate stunde stunden minute minuten uhr mal stock stockwerk etage etagen og ug eg tür türen haus häuser klingel\\w* geklingelt
  läuten klopf\\w* anruf\\w* versuch\\w* zustellversuch\\w* frage fragen bitte schön\\w* gruß grüße lieb\\w* herzlich\\w* dank person\\w* werktag\\w* stufe\\w* treppe\\w*
  floor ring rings day days week weeks time times question call calls nice great happy good wohnung\\w* eingang rechnung\\w* lieferschein\\w* mail e-mail nachricht hinweis
  adresse kleiner kleine kleinen gute guten guter`;

/** Colours and sizes that remarks wish for. */
export const WISHES = `
  rot blau grün gelb schwarz weiß grau braun rosa lila orange beige türkis silber gold red blue green yellow black white grey gray pink purple silver`;

/** Days that remarks wish an order for. */
export const WISHED_DAYS = `
  montag\\w* dienstag\\w* mittwoch\\w* donnerstag\\w* freitag\\w* samstag\\w* sonnabend\\w* sonntag\\w* wochenende weihnachten heiligabend nikolaus ostern silvester
  januar februar märz april mai juni juli august september oktober november dezember monday tuesday wednesday thursday friday saturday sunday
  christmas easter january february march june july october december`;

/** Words between a thank-you and what it is for. */
export const THANKING = `sehr schön vielmals nochmal nochmals auch schon again so very much`;

/** Words that turn a thank-you into a wish. */
export const WISHING = `
  bitte please bis until by erst vor before an nach to in statt ohne without instead noch nur aber but nächste\\w* kommende\\w* next künftige\\w*`;

/** What was done to an order before it was exported. */
export const DONE = `bestellt bezahlt überwiesen gekauft geordert eingezahlt ordered paid bought`;

/** Words for parcels, which are no items. */
export const PARCELS = `pakete päckchen sendungen lieferungen bestellungen parcels packages shipments orders`;

/** How parcels are to be sent without changing them. */
export const TOGETHER = `zusammen\\w* gemeinsam gleichzeitig together`;

/** Words of a time to come, besides days and months. */
export const LATER = `
  später später\\w* later anfang mitte ende nächst\\w* kommend\\w* next frühjahr frühling sommer herbst winter advent\\w* abruf absprache rücksprache vereinbarung urlaub ferien neujahr weihnacht\\w*
  frühestens noch feb sept okt oct nov dez dec jän\\w* ab(?!\\s+sofort) erst nach after`;

/** Words for a part of what was ordered. */
export const PART_OF_IT = `davon hälfte halbe halbieren halbiert doppelte doppelten verdoppeln half double`;

/** Words behind a number that replaces the one ordered, or before it. */
export const ENOUGH = `reicht reichen genügt genügen langt langen suffices enough je jeweils each`;

/** Words before the person that a parcel goes to. */
export const TOWARDS = `für an for to`;

/** Titles and relatives of such a person. */
export const PERSONS = `
  herrn? frau fam familie mr mrs ms oma opa mama papa tante onkel tochter schwester mutter schwiegermutter freundin cousine eltern sohn bruder vater
  schwiegervater mann freund chef chefin kollegin kollegen`;

/** What stands behind “only” and changes no items. */
export const ONLY_ORDINARY = `
  vormittag\\w* nachmittag\\w* abend\\w* morgen\\w* mittag\\w* werktag\\w* wochentag\\w* tagsüber heute klingel\\w* klopfen läuten unterschrift mit gegen bei beim an am zu zum zur für von per via
  persönlich info zur rechnung\\w* lieferschein\\w* nachbar\\w* wenn falls so kurz dhl dpd gls hermes ups post standard express gut positiv das dies mut schnell bis ab in im vor nach auf ein\\w* werktags
  montag\\w* dienstag\\w* mittwoch\\w* donnerstag\\w* freitag\\w* samstag\\w* wochenende mornings afternoons evenings weekdays signature invoice adults info notiz note kontakt email mail anruf\\w* sms
  private privat internal intern gift geschenk\\w* with for to at by when ring\\w* knock\\w* leave call\\w*`;

/** What may be missing without harm. */
export const MISSING_ORDINARY = `klingel\\w* klingelschild\\w* namensschild\\w* aufzug lift rechnung\\w* lieferschein\\w* gutschein\\w* katalog\\w* mail newsletter kein\\w* nichts niemand was mir uns wenn falls`;

/** Whom or what a remark names with “together” without another order. */
export const TOGETHER_ORDINARY = `
  mann frau kind kindern familie freund freundin freunden kollegen eltern oma opa mama papa hund tochter sohn rechnung\\w* lieferschein\\w* gutschein\\w* karte\\w* katalog\\w* dank gruss grüßen allem allen`;

/** What may come first without changing an order. */
export const FIRST_ORDINARY = `anruf\\w* klingel\\w* klopf\\w* meld\\w* mail avis\\w* rechnung\\w* bescheid tel\\w* telefon\\w* informier\\w* dank call ring email`;

/** Who may not be there. */
export const NOBODY = `niemand keine?r? nicht jemand ich wir er sie es man nachbar\\w* keiner der die das`;

/** Places of a firm, which say where a parcel goes together with a name or a number. */
export const PLACES_OF_FIRM = `filiale standort niederlassung zweigstelle aussenstelle werk baustelle branch site`;

/** What follows such words and is no person. */
export const NO_PERSONS = `
  nachbar\\w* tor tür haustür rampe halle haus garage eingang pforte empfang rezeption wareneingang lager packstation büro küche garten werkstatt schule kita praxis
  weihnachten ostern geburtstag hochzeit advent nikolaus silvester kunden? kundin rückfragen fragen zuhause daheim bestellung paket lieferung versand uns mich dich
  sie ihn ihr den die das dem der ein\\w* alle alles wen wann spät\\w* morgen heute abends mittags den post dhl dpd gls ups hermes rechnung lieferschein kinder\\w* the your our
  christmas birthday neighbou?r\\w* reception door office`;
