export { chooseEncoding } from './choose-encoding.js';
export { chooseSheet } from './choose-sheet.js';
export { readDialect } from './import-options.js';
export type { DialectOptions } from './import-options.js';
export { createNodeDecoder } from './node-decoder.js';
export { openFile, refusal } from './opened-file.js';
export type { OpenedFile } from './opened-file.js';
export { openSource } from './source-file.js';
export type { SourceFile } from './source-file.js';
