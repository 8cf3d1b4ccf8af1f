import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { fillDemoData } from './demo-data.js';
import { startProgram } from './start-program.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo data: every portal of a test begins with a copy. */
    readonly demoData: string;
  }
}

/** Fills a data folder once for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = await fillDemoData((dataDir) => {
    const env = { ...process.env, KONTOR_DATA_DIR: dataDir };
    return startProgram('portal-server', 'demo/main', [], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  });
  project.provide('demoData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
