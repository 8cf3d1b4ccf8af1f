/** Why a record that has no status refuses a step. */
export const refusal = {
  systemBlock: 'Diesen Block braucht das Portal: Er kann geändert, aber nicht gelöscht werden',
  lastSysadmin: 'Es bleibt sonst kein Sysadmin übrig. Bitte zuerst einem anderen Benutzer diese Rolle geben.',
  ownAccount: 'Das eigene Konto kann man nicht selbst abschalten',
  defaultDashboard: 'Das Standard-Layout bleibt: Es gilt für alle, denen kein anderes gegeben ist',
};
