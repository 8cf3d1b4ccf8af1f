// What a browser loads first names no text that comes later: it would be shown by its name. Such a text moves to a feature of `first.ts`, or
// the part that shows it is loaded on demand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '../packages/portal-core/dist/contract/index.js';
import { texts as later } from '../packages/portal-core/dist/i18n/de/later.js';
import { embed, ordersElement, portal, signInAndOrders } from './first-files.mjs';

/** Named by `issueMessage` for what dialogs send and nothing before them does. */
const ISSUES = /^(?:validation\.|users\.username$|merchants\.name$|merchants\.erpId$|blog\.url$)/;
const calls = new Set(CONTRACT.map(({ id }) => id));
const NAMED = /["'`]((\w+)\.(\w*))(["'`]|\$\{)/g;

/** The only part that comes on demand without the later texts: it is shown with the head, before the rows. */
const edge = ({ manifest }) => manifest['../portal-ui/src/table/ColumnEdge.tsx'].file;

const wrong = [
  ...namedLater(portal, [...signInAndOrders, edge(portal)]),
  ...namedLater(embed, [...ordersElement, edge(embed)]),
];
for (const one of new Set(wrong)) console.log(`not among the texts of a first load: ${one}`);
process.exit(wrong.length > 0 ? 1 : 0);

function namedLater({ dist }, files) {
  return files.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(NAMED)]
      .filter(
        ([, name, feature, key, end]) =>
          isLater(feature, key, end === '${') && !ISSUES.test(name) && !calls.has(name),
      )
      .map(([, name]) => `${name} in ${file}`),
  );
}

function isLater(feature, key, isBeginning) {
  const names = Object.keys(later[feature] ?? {});
  return names.some((name) =>
    isBeginning ? name.startsWith(key) : name.replace(/_(?:one|other)$/, '') === key,
  );
}
