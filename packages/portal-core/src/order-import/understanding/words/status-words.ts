/** Beginnings of words in statuses that do not confirm an order: on hold, failed, dropped, not begun, gone. */
export const DOUBTFUL_STATUS_WORDS = `
  hold onhold holding held angehalten gehalten zurückgestellt zurückgehalten pausiert pause stopp gestoppt gesperrt blockiert blocked
  fail fehlgeschlagen gescheitert abgebrochen aborted abandon verlassen declined abgelehnt rejected zurückgewiesen expired abgelaufen
  entfallen entfällt gestrichen entwurf draft raus ausgebucht ausverkauft backorder rückstand rückständig verloren lost
  fraud betrug dispute chargeback rückbuchung rücklastschrift reklamation teilstorn`;

/** Beginnings of words for waiting. */
export const WAITING_WORDS = `wart wait await ausstehend pending`;

/** Words for the sending itself, for which an order may wait without harm. */
export const SENDING_WORDS = `ship fulfil versand versend liefer dispatch kommission pick pack label bearbeitung processing`;
