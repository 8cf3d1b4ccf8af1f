import { rmSync } from 'node:fs';
import { fillDemoData } from '../demo-data.js';
import { DEMO_DATA, startDemoData } from './portal-process.js';

/** Fills a data folder once for the portals of all workers, of which a run has one for each set of fixtures and core. */
export default async function setup(): Promise<() => void> {
  const folder = await fillDemoData(startDemoData);
  process.env[DEMO_DATA] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
