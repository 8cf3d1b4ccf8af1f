import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT } from '@kontor/portal-core/contract';
import type { AnyCall } from '@kontor/portal-core/wire';
import { withoutSchemas } from './without-schemas.js';

const ENTRY = fileURLToPath(new URL('../../portal-core/src/contract/contract.ts', import.meta.url));

/** What a client reads of a call. */
const read = ({ id, method, path, requestKind, responseKind, effect }: AnyCall) => ({
  id,
  method,
  path,
  requestKind,
  responseKind,
  effect,
});

const byId = (calls: readonly AnyCall[]) => new Map(calls.map((call) => [call.id, read(call)]));

describe('the contract as a browser gets it', () => {
  let folder: string;
  let code: string;
  let calls: readonly AnyCall[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-contract-'));
    const built = (await build({
      configFile: false,
      logLevel: 'error',
      plugins: [withoutSchemas()],
      build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'], fileName: 'contract' } },
    })) as readonly Rollup.RollupOutput[];
    code = built[0]!.output[0].code;
    const file = join(folder, 'contract.mjs');
    await writeFile(file, code);
    ({ CONTRACT: calls } = (await import(pathToFileURL(file).href)) as { CONTRACT: readonly AnyCall[] });
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  test('has of every call what a client reads', () => {
    expect(byId(calls)).toEqual(byId(CONTRACT));
  });

  test('has no schema of any call and no word of its documentation', () => {
    const told = new Set(calls.flatMap((call) => Object.keys(call)));
    for (const left of ['summary', 'params', 'query', 'body', 'response']) expect(told).not.toContain(left);
  });

  test('holds no library of schemas', () => {
    expect(code).not.toContain('safeParse');
    expect(code).not.toContain('strictObject');
  });
});
