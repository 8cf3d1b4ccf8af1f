/** Beginnings of words in statuses that do not confirm an order: on hold, failed, dropped, not begun, gone. */
export const DOUBTFUL_STATUS_WORDS = `
  hold onhold holding held angehalten gehalten zurückgestellt zurückgehalten pausiert pause stopp gestoppt gesperrt blockiert blocked
  fail fehlgeschlagen gescheitert abgebrochen aborted abandon verlassen declined abgelehnt rejected zurückgewiesen expired abgelaufen
  entfallen entfällt gestrichen entwurf draft raus ausgebucht ausverkauft backorder rückstand rückständig verloren lost
  fraud betrug gekündigt ausgetreten verzogen verstorben gestorben insolvent inkasso gemahnt mahnung dispute chargeback rückbuchung rücklastschrift reklamation teilstorn
  umtausch austausch garantiefall gewährleistung kulanz nachliefer nachsend ersatz neuversand zweitversand leihware leihgabe ansichtssendung kommissionsware wandlung falschlieferung transportschaden verlust annahmeverweiger
  zustellhindernis umverfüg adressfehler rückfrage rückzahl rückerstatt erstattung teilerstatt zahlungserinnerung rücklauf klärung klärfall`;

/** Beginnings of words for waiting. */
export const WAITING_WORDS = `wart wait await ausstehend pending`;

/** Words for the sending itself, for which an order may wait without harm. */
export const SENDING_WORDS = `ship fulfil versand versend liefer dispatch kommission pick pack label`;

/** Words of which statuses consist that leave an order to be sent: new, paid, confirmed, released, in progress, ready. */
export const GOOD_STATUS_WORDS = `
  neu neue neuer new angelegt erstellt created erfasst eingegangen received bestellt ordered placed offen offene open aktiv active
  bezahlt gezahlt beglichen ausgeglichen paid settled captured capture authorized authorised autorisiert reserviert reserved verbucht gebucht
  überwiesen erhalten erfolgreich success successful succeeded komplett vollständig complete fully
  bestätigt confirmed angenommen akzeptiert accepted acknowledged approved genehmigt freigegeben freigabe released release geprüft checked verified
  bearbeitung bearbeitet arbeit progress process processing processable processed vorbereitung versandvorbereitung
  bereit versandbereit versandfertig versandfähig lieferbereit lieferfertig lieferbar lieferfähig fertig ready disponiert eingeplant scheduled
  kommissionierung kommissioniert kommissionieren kommissionierbar picking picked pick pack packing packed packen gepackt verpackt gedruckt printed label
  exportiert exported importiert imported übertragen übermittelt transmitted übergeben übernommen zugewiesen assigned
  fakturiert berechnet abgerechnet invoiced gestellt lager lagernd auf verfügbar available stock normal standard express prio priorität eilig eilt dringend
  unfulfilled unshipped unversandt unversendet undelivered unausgeliefert accepte acceptee paye payee preparation traiter ok okay gut good valid gültig
  betaald bevestigd goedgekeurd geaccepteerd nieuw nieuwe behandeling verwerking verzenden pagato pagata confermato confermata accettato accettata nuovo nuova elaborazione spedire
  pagado pagada confirmado confirmada aceptado aceptada nuevo nueva proceso enviar confirmé confirmée nouveau nouvelle envoyer expédier opłacone opłacono opłacony opłacona
  zapłacone zapłacono potwierdzone zaakceptowane nowe nowy realizacji wysłania zaplaceno potvrzeno nová betalt betald bekræftet bekräftad ny`;

/** Words beside them that change nothing: what is spoken of, how it was paid, and when. */
export const STATUS_FILLERS = `
  bestellung bestellungen auftrag order orders sendung zahlung zahlungseingang payment geld rechnung rechnungskauf invoice artikel ware paket position item items
  in im zu zum zur für for to be need needs sent send ship shipped shipping shipment shipments fulfilled fulfil fulfill fulfillment versand versenden versendet liefern lieferung
  delivery dispatch warehouse ist wird wurde werden is was has been der die das the an am vom von per via mit by with und and on at als as nach after noch schon already
  verkauf verkaufsauftrag kundenauftrag sale sales kauf purchase
  paiement commande en de a la cours te in da per por do w k
  paypal vorkasse kreditkarte karte card credit klarna amazon sofort sofortüberweisung überweisung lastschrift sepa bar barzahlung nachnahme giropay stripe apple google pay kauf
  kann can werden sein bis until geliefert angebot getestet tested wc kunde customer shop online system orderfolder status b2b b2c b dhl dpd gls ups hermes post uhr datum date ja yes nein no`;
