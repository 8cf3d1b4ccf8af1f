export const auditLog = {
  title: 'Protokoll',
  at: 'Zeitpunkt',
  actor: 'Wer',
  subject: 'Als wer',
  action: 'Was',
  target: 'Wo',
  records: 'Woran',
  requestId: 'Anfrage',
} as const;
