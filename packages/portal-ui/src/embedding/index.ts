export { ApiKeys } from './ApiKeys.js';
export type { ApiKeysProps } from './ApiKeys.js';
export { EmbedDoctor } from './EmbedDoctor.js';
export type { EmbedDoctorProps } from './EmbedDoctor.js';
