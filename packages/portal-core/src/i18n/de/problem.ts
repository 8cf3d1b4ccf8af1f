import { early } from './early.js';

import type { ProblemCode } from '../../wire/index.js';

export const problem = {
  bad_request: 'Die Anfrage ist nicht lesbar',
  not_authorized: 'Sie sind nicht angemeldet',
  invalid_credentials: 'Benutzername oder Passwort ist falsch',
  demo_password:
    'Das öffentliche Passwort der Demo gilt nur an dem Rechner, auf dem Kontor läuft, und nicht über einen Proxy. Der Betreiber vergibt ein neues: `npm run create-admin`.',
  code_required: 'Bitte geben Sie auch den Code Ihrer Authenticator-App ein',
  invalid_code: 'Der Code ist falsch oder wurde schon verwendet. Bitte warten Sie auf den nächsten.',
  forbidden: 'Das ist Ihnen nicht erlaubt',
  impersonation_ended:
    'Sie arbeiten nicht mehr im Namen dieses Benutzers: Das endet nach einer Stunde oder sobald Sie zurückkehren.',
  second_factor_required: 'Bitte richten Sie zuerst in Ihrem Profil die Zwei-Faktor-Anmeldung ein',
  not_found: 'Nicht gefunden',
  link_over: 'Dieser Link gilt nicht mehr',
  method_not_allowed: 'Diese Methode gibt es hier nicht',
  already_exists: 'Das existiert bereits',
  status_conflict: 'Der Status lässt das nicht zu',
  stale: 'Der Datensatz wurde inzwischen geändert. Bitte neu laden.',
  busy: 'Es läuft bereits ein Vorgang. Bitte gleich noch einmal versuchen.',
  too_large: 'Die Datei ist größer als 10 MB!',
  quota_exceeded:
    'Ihr Speicherplatz von {{megabytes}} MB ist belegt. Bitte wenden Sie sich an Ihren Ansprechpartner im Lager.',
  unsupported_type: 'Dieser Dateityp wird nicht unterstützt!',
  validation_failed: 'Bitte die markierten Angaben prüfen',
  too_many_requests: 'Zu viele Versuche. Bitte in {{seconds}} Sekunden noch einmal.',
  too_many_calls:
    'Es laufen schon zu viele Ihrer Anfragen gleichzeitig. Bitte in {{seconds}} Sekunden noch einmal versuchen.',
  too_costly:
    'Diese Suche ist zu aufwendig. Bitte grenzen Sie sie ein, zum Beispiel auf einen Zeitraum oder einen Status, oder nehmen Sie weniger Platzhalter (*).',
  internal_error: 'Ein Fehler ist aufgetreten. Bitte später noch einmal versuchen.',
  overloaded: 'Der Server ist gerade ausgelastet. Bitte in {{seconds}} Sekunden noch einmal versuchen.',
  unavailable: early.unavailable,
  disk_full:
    'Auf dem Server ist kein Speicherplatz mehr frei. Bis der Betreiber des Portals Platz geschaffen hat, kann sich niemand neu anmelden und nichts gespeichert werden. Wer angemeldet ist, kann weiterlesen.',
  damaged:
    'Die Datenbank ist beschädigt. Es wird nichts mehr gespeichert, bis der Betreiber des Portals eine Sicherung zurückgespielt hat.',
} satisfies Record<ProblemCode, string>;
