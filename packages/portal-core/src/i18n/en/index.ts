import { cli } from './cli.js';
import { texts as first } from './first.js';
import { texts as later } from './later.js';
import { refusal } from './refusal.js';

export const texts = {
  ...first,
  ...later,
  cli,
  refusal,
};
