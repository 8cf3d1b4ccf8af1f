/** Beginnings of words in statuses that leave it open whether an order is to be sent: held, failed, dropped, not begun, gone. */
export const DOUBTFUL_STATUS_WORDS = `
  hold onhold holding held angehalten gehalten zurückgestellt zurückgehalten pausiert pause stopp gestoppt gesperrt blockiert blocked
  fail fehlgeschlagen gescheitert abgebrochen aborted abandon verlassen declined abgelehnt rejected zurückgewiesen expired abgelaufen
  entfallen entfällt gestrichen entwurf draft raus ausgebucht ausverkauft backorder rückstand rückständig verloren lost
  fraud betrug dispute chargeback rückbuchung rücklastschrift reklamation teilstorn`;

/** Beginnings of words that say that something is waited for. */
export const WAITING_WORDS = `wart wait await ausstehend pending`;

/** What may be waited for without harm: the sending itself. */
export const SENDING_WORDS = `ship fulfil versand versend liefer dispatch kommission pick pack label bearbeitung processing`;
