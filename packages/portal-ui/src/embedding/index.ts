export { ApiKeys } from './ApiKeys.js';
export { CopyBlock } from './CopyBlock.js';
export { EmbedDoctor } from './EmbedDoctor.js';
