import { cli } from './cli.js';
import { texts as portal } from './portal.js';

export const texts = {
  ...portal,
  cli,
};
