export const media = {
  fileHint: 'PNG, JPG, PDF, XLS, XLSX, CSV, DOC, DOCX, TXT oder MP4 bis 10 MB',
  imageHint: 'PNG oder JPG bis 10 MB',
  uploading: 'Datei wird hochgeladen',
  remove: 'Datei entfernen',
  downloadFailed: 'Die Datei konnte nicht geladen werden',
} as const;
