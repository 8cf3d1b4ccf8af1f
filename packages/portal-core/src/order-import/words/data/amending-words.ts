/** Words in order numbers by which an order corrects, cancels, replaces or repeats another one. */
export const AMENDING = `
  neu new korr korrektur korrigiert correction corrected storno storniert cancelled canceled alt old kopie copy doppelt duplikat duplicate dup ersatz
  ersatzlieferung nachlieferung nachsendung nachtrag rest teil änderung geändert changed update updated retoure rückläufer return replacement reklamation
  ergänzung zusatz nachbestellung addition`;
