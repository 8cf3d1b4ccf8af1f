import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeScratchFolder } from '@kontor/portal-server/testing/scratch-folder';
import { startProgram } from './start-program.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo data: every portal of a test begins with a copy. */
    readonly demoData: string;
  }
}

/** Fills a data folder once for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = await makeScratchFolder('kontor-demo-data-');
  const env = { ...process.env, KONTOR_DATA_DIR: folder };
  const filling = startProgram('portal-server', 'demo/main', [], { env, stdio: 'ignore' });
  const [code] = (await once(filling, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the demo data ended with ${code}`);
  project.provide('demoData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
