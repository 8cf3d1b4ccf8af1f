/** Beginnings of words in headers that tell what became of an order: it came back, was sent, was not paid, or is under suspicion. */
export const TELLING_WORDS = `
  retour rückgab rücksend rückläuf zurückgesend return refund erstatt gutschrift umtausch exchange
  tracking trackingnummer sendungsnummer sendungsverfolgung paketnummer versandnummer versandlabel lieferschein label shipped versendet versandt
  warenausgang geliefert delivered fulfilled fulfilment versanddatum dateshipped
  paid bezahl zahlungsdatum offen open due
  storno storniert cancel`;
