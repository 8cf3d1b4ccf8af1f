export const charts = {
  showTable: 'Werte als Tabelle zeigen',
  showChart: 'Diagramm zeigen',
} as const;
