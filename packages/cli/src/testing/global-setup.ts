import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Creates the folder of a test run, and deletes it with everything the tests left in it. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-cli-test-'));
  project.provide('testFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
