/** Beginnings of words in headers of what some buyers are or wish, and of who works on an order: nothing that changes what is sent to whom. */
export const HARMLESS_WORDS = `
  b2b b2c gewerb firmenkund geschäftskund privatkund neukund stammkund bestandskund erstbestell erstkauf erstkund wiederkäuf wiederhol returningcustomer newcustomer
  repeat loyal treue bonus guest gast vip kundengruppe customergroup segment kampagne campaign affiliate influencer referr referer werbe werbung utm source
  medium marketing newsletter optin consent einwillig zustimm datenschutz abstell ablage ablegen nachbar lieferschein lieferhinweis
  versichert versicherung insur fragil zerbrech signatur unterschrift kontoinhab bankinhab trackingmail avis aufzug lift etage
  geprüft verifi validi flyer beileger prospekt katalog stammdat gutschein rabatt coupon discount voucher promo retourenschein retourenlabel retourenetikett
  retourenbeleg rücksendeschein rücksendeetikett returnlabel returnslip device gerät browser betriebssystem locale
  zuständig sachbearbeit bearbeiter bearbeitetvon betreuer kundenberater disponent fahrer packer gepacktvon kommissionierer kommissioniertvon picker erfasser
  erfasstvon angelegtvon accountmanager salesrep salesperson`;

/**
 * Beginnings of words in headers that tell what became of an order: it came back, was sent, was not paid, or is under suspicion; or
 * a house behind another, which a yes below it sends it to.
 */
export const TELLING_WORDS = `
  retour rückgab rücksend rückläuf zurückgesend return refund erstatt gutschrift umtausch exchange
  tracking trackingnummer sendungsnummer sendungsverfolgung sendungsn paketn dhln dpdn glsn upsn hermesn versandnummer versandlabel lieferschein label shipped versendet versandt
  warenausgang geliefert delivered fulfilled fulfilment versanddatum dateshipped
  paid bezahl zahlungsdatum offen open due
  storno storniert cancel
  hinterhaus vorderhaus gartenhaus seitenflügel nebeneingang hintereingang`;
