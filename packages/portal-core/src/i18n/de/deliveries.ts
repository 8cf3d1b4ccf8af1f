export const deliveries = {
  statusOpen: 'Offen',
  statusUnderReview: 'In Prüfung',
  statusAccepted: 'Angenommen',
  statusDeclined: 'Abgelehnt',
  statusObsolete: 'Hinfällig',
  statusDone: 'Erledigt',
  startReview: 'Prüfung beginnen',
  accept: 'Anlieferung annehmen',
  decline: 'Ablehnen',
  markObsolete: 'Als hinfällig markieren',
  markDone: 'Als erledigt markieren',
} as const;
