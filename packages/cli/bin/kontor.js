#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/run.js', import.meta.url);

if (existsSync(built)) {
  await import(built.href);
} else {
  process.stderr.write(
    'kontor ist noch nicht gebaut. Bitte zuerst `npm start` oder `npm run build` ausführen.\n' +
      'kontor is not built yet. Run `npm start` or `npm run build` first.\n',
  );
  process.exitCode = 1;
}
