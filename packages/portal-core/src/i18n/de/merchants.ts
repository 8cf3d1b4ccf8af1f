export const merchants = {
  tableLabel: 'Händler',
  create: 'Händler anlegen',
  edit: 'Händler ändern',
  editNamed: '{{name}} ändern',
  created: 'Händler angelegt',
  updated: 'Händler geändert',
  id: 'Nr.',
  name: 'Name',
  erpId: 'ERP-Nummer',
  erpIdHelp: 'Die Nummer, unter der das ERP den Händler führt',
  noResults: 'Zu dieser Anfrage gibt es keine Ergebnisse',
  foundCount_one: '{{total}} Händler gefunden',
  foundCount_other: '{{total}} Händler gefunden',
  switchOffNamed: '{{name}} abschalten',
  switchOnNamed: '{{name}} anschalten',
  switchOffTitle: '{{name}} abschalten?',
  switchOffText:
    'Alle Benutzer dieses Händlers werden sofort abgemeldet und können sich nicht mehr anmelden. Auch eingebettete Seiten und API-Schlüssel des Händlers gelten sofort nicht mehr, laufende Importe halten an.',
  switchOffKeeps:
    'Gelöscht wird nichts: Mitarbeiter sehen seine Bestellungen weiterhin. Sie können den Händler jederzeit wieder anschalten.',
  switchOnTitle: '{{name}} anschalten?',
  switchOnText:
    'Die Benutzer des Händlers können sich wieder anmelden, und seine API-Schlüssel gelten wieder. Frühere Sitzungen bleiben beendet.',
  switchedOff: '{{name}} ist abgeschaltet',
  switchedOn: '{{name}} ist angeschaltet',
  switchFailed: 'Der Zustand des Händlers ließ sich nicht ändern',
} as const;
