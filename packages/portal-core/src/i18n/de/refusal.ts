/** Why a record that has no status refuses a step: the reason, and in `…Title` what comes of it. */
export const refusal = {
  systemBlockTitle: 'Dieser Block lässt sich nicht löschen',
  systemBlock: 'Diesen Block braucht das Portal: Er kann geändert, aber nicht gelöscht werden',
  lastSysadminTitle: 'Der letzte Sysadmin bleibt',
  lastSysadmin: 'Es bleibt sonst kein Sysadmin übrig. Bitte zuerst einem anderen Benutzer diese Rolle geben.',
  ownAccountTitle: 'Das eigene Konto bleibt eingeschaltet',
  ownAccount: 'Das eigene Konto kann man nicht selbst abschalten',
  defaultDashboardTitle: 'Dieses Layout lässt sich nicht löschen',
  defaultDashboard: 'Das Standard-Layout bleibt: Es gilt für alle, denen kein anderes gegeben ist',
};
