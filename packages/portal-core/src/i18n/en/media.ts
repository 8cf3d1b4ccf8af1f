export const media = {
  fileHint: 'PNG, JPG, PDF, XLS, XLSX, CSV, DOC, DOCX, TXT or MP4 up to 10 MB',
  imageHint: 'PNG or JPG up to 10 MB',
  uploading: 'Uploading file',
  remove: 'Remove file',
  downloadFailed: 'The file could not be loaded',
} as const;
