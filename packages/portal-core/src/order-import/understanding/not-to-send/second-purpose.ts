const GOES_BACK =
  /(?:retoure|rücksendung|altger[äa]t|altteil|altes? (?:gerät|teil)|leergut|pfand(?:flasche|kiste|gut)|empties|\breturns?\b|old (?:device|appliance|unit))/iu;
const IS_TAKEN =
  /mitnehm|mitgenommen|mitgeb|abhol|abgeholt|zurück|collect|pick(?:ed)?[ -]?up|\btake|\btaken/iu;
const BY_ITSELF =
  /(?:gepäck|koffer|reisegepäck)[ -]?(?:service|transport|transfer|beförderung|versand|abholung)|(?:luggage|baggage|suitcase)[ -](?:service|transfer|transport|forwarding|shipping)|(?:aus)?tausch(?:lieferung|gerät|aktion)|rücknahme|exchange delivery|swap delivery/iu;

/** Whether a text beside an address says that more is wanted there than a parcel: goods go back, or luggage is fetched and sent on. */
export const namesSecondPurpose = (text: string): boolean =>
  BY_ITSELF.test(text) || (GOES_BACK.test(text) && IS_TAKEN.test(text));
