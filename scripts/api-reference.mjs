// `npm run api-reference`: writes docs/api/<package>/<entry>.md from the docstrings of what may be imported. Arguments narrow it to entries.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { ApiPackage } from '@microsoft/api-extractor-model';
import { apiMarkdown } from './api-markdown.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

const wanted = process.argv.slice(2);
const models = mkdtempSync(join(tmpdir(), 'kontor-api-'));
const silent = { default: { logLevel: 'none' } };

await build({ all: true });
for (const name of ['portal-core', 'portal-ui']) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  for (const [entry, { types }] of Object.entries(exports)) {
    const specifier = `@kontor/${name}${entry.slice(1)}`;
    if (!types || (wanted.length > 0 && !wanted.includes(specifier))) continue;
    const file = join(root, 'docs/api', name, `${entry === '.' ? 'index' : entry.slice(2)}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, apiMarkdown(specifier, modelOf(name, types)));
    console.log(file.slice(root.length + 1));
  }
}
rmSync(models, { recursive: true });

/** The names, docstrings and signatures behind one entry of a package, read from its built declarations. */
function modelOf(name, types) {
  const projectFolder = join(root, 'packages', name);
  const entry = join(projectFolder, types);
  const apiJsonFilePath = join(models, `${name}.api.json`);
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node'],
    strict: true,
    skipLibCheck: true,
  };
  const configObject = {
    projectFolder,
    mainEntryPointFilePath: entry,
    compiler: { overrideTsconfig: { compilerOptions, include: [entry] } },
    docModel: { enabled: true, apiJsonFilePath },
    apiReport: { enabled: false },
    messages: {
      compilerMessageReporting: silent,
      extractorMessageReporting: silent,
      tsdocMessageReporting: silent,
    },
  };
  const packageJsonFullPath = join(projectFolder, 'package.json');
  const config = ExtractorConfig.prepare({ configObject, packageJsonFullPath });
  // It tells which TypeScript it brings along; that is not this command's to say.
  const log = console.log;
  console.log = () => {};
  const { succeeded } = Extractor.invoke(config, { localBuild: true });
  console.log = log;
  if (!succeeded) throw new Error(`${types} of ${name} cannot be described`);
  return ApiPackage.loadFromJsonFile(apiJsonFilePath).entryPoints[0];
}
