export { ApiKeys } from './ApiKeys.js';
export { EmbedDoctor } from './EmbedDoctor.js';
