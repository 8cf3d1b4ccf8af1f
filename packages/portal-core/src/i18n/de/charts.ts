export const charts = {
  showTable: 'Werte als Tabelle zeigen',
  showChart: 'Diagramm zeigen',
  fitScale: 'Skala an die Werte anpassen',
  wholeScale: 'Ganze Skala zeigen',
} as const;
