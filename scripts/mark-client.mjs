// Writes "use client" into every built module of portal-ui that needs a browser's React, so that hosts with server components may import it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NEEDS_CLIENT =
  /from ['"](react|react-dom|react-aria|react-stately|styled-components|@tanstack\/react-|@floating-ui\/react)/;
const DIRECTIVE = `'use client'; `;

/** Marks the modules below `folder`. The directive stands on the first line, so that source maps keep their lines. */
export function markClient(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (NEEDS_CLIENT.test(text)) writeFileSync(file, DIRECTIVE + text);
  }
}
