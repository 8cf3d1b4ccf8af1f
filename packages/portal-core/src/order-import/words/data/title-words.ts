/** Names of marketplaces and shop systems, which only say where orders come from. */
export const MARKETPLACES = `
  amazon ebay etsy kaufland otto zalando shopify shopware woocommerce magento oxid jtl plentymarkets avocadostore hood limango galaxus digitec
  manomano temu bol cdiscount allegro rakuten webshop onlineshop`;

/**
 * Words of titles that say something about places, payment, the day or way of delivery, or the kind of document; `*` stands for any ending.
 */
export const TELLING_IN_TITLES = `
  lager lagerort* lagerplatz lagerstandort* außenlager* zentrallager* auslieferungslager* filiale filialen niederlassung* standort* zweigstelle*
  baustelle* branch kommission kommissionen konsignation* consignment empfänger empfängerin empfängeradresse* lieferadresse* lieferanschrift*
  lieferort* lieferstelle* rechnungsadresse* rechnungsanschrift* recipient consignee
  lieferung lieferdatum liefertag* liefertermin* lieferwoche* lieferzeit* lieferfrist* lieferart* lieferbar* liefern auslieferung* anlieferung*
  nachlieferung* teillieferung* restlieferung* ersatzlieferung* ersatzsendung* nachsendung* expresslieferung* sonderlieferung* direktlieferung*
  zustellung* zustelltermin* versandart* versandtermin* versanddatum versandtag* versandadress* versandlager* versandweg* versandort*
  wunschtermin* wunschdatum express expressversand expressbestellung* eilt eilig* eilbestellung* spedition* nachnahme
  zahlung* vorkasse vorauskasse ratenzahlung* lastschrift* unbezahlt* prepayment payment payments prepaid
  rechnung rechnungen proforma lieferschein lieferscheine invoice invoices offerte offerten kostenvoranschlag* preisanfrage* rfq inquiry
  inquiries enquiry enquiries reserv* warenkorb warenkörbe abandoned cart carts wunschliste* wishlist* prognose* forecast* bedarf* planung*
  abruf* rahmenauftrag* rahmenbestellung* rahmenvertrag* kalkulation* kopie duplikat* duplicate* musterbestellung* musterauftrag* musterversand* mustersendung* ersatzteil* ersatzbestellung* eilauftrag* eilaufträge* sammellieferung*
  kommissionsware* restmenge* testlauf* testdaten* mahnung* kulanz* rechnungskauf* ratenkauf*
  beispieldatei* beispielliste* beispieldaten* beispielbestellung* musterdatei* musterliste* musterdaten* testdatei* testliste* testbestellung* vorlage
  vorlagen* template* wiederholung* zweitversand* korrektur* korrigiert* berichtigung*
  abgelehnt* dublette* fehlerliste* bestellvorschlag* einkauf einkaufsliste* lieferantenbestellung* wareneingang* warenausgang* umlagerung* stammdaten*
  vorabinfo* nachtrag nachträge* gewinnspiel* kündigung* klärung* klärfälle* pausiert* inaktiv*
  umtausch* reparatur* inventur* inventar* backup* sicherung* sicherungskopie* kundenliste* kundenstamm* adressliste* preisliste* bestandsliste*
  stocktake* stocktaking inventory`;

/** Whole titles that do so, and are parts of names otherwise. */
export const TELLING_ALONE = `alt entwurf fba demo dummy später muster sample samples probe proben beispiel beispiele example examples copy vorschlag verpackung ersatz rest vorab`;

/** The same in several words. */
export const TELLING_PHRASES = `
  menge in | mengen in | menge je | mengen je | mengen x | menge x | mengenangaben in | stückzahl in | stückzahlen in | anzahl in | angaben in |
  quantity in | quantities in | qty in | quantity per | quantities per | amounts in | versand mit | versand per | versand über | versand durch |
  versand ab | versand aus | versand an | versand nach | versand via | versand bis | ship via | ship from | ship to | ship with | ship by | ship on |
  shipping via | shipping from | shipping to | shipping with | shipping by | shipping date | shipping method | shipped from | delivery in |
  customer list | price list | address list | rest im | rest in | rest am | rest ab | rest mitte | rest ende | rest anfang | rest nach | rest vor | rest per |
  delivery on | delivery by | delivery to | delivery from | delivery via | delivery until | delivery address | delivery note | delivery method |
  deliver to | deliver on | deliver by | deliver in | packing unit | pack size | cash on delivery | on account | auf rechnung | per rechnung |
  alte bestellungen | alte aufträge | old orders | doppelte bestellungen | doppelte aufträge | in prüfung | nach absprache | export gesperrt | muster datei |
  bestellungen fehlen | bestellung bei | fba bestellungen | example file | example data | sample file | sample data | test file | test data | second copy | second sending |
  pre order | pre orders | back order | back orders | credit note | credit notes | auf lager | on hold`;

/** What quantities are counted in; alone, beside a number or behind a small word they say what 1 means. */
export const PACKS = `
  karton kartons umkarton umkartons kiste kisten kasten kästen gebinde palette paletten ve ves vpe vpes verpackungseinheit verpackungseinheiten
  packungseinheit packungseinheiten dutzend packung packungen päckchen flaschen dosen multipack multipacks sixpack sixpacks carton cartons
  crate crates case cases pallet pallets dozen box boxes pack packs bottles cans`;

/** Small words between a quantity and what it is counted in. */
export const COUNTED_IN = `in je pro à a x zu per of each ein eine einen einem one zwei two halbe half`;

/** A word for a delivery that only tells of one beside a day. */
export const DELIVERIES = `delivery deliveries dispatch`;

/** Places that tell of themselves with a name behind. */
export const NAMED_PLACES = `warehouse depot halle`;
