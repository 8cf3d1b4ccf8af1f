// Holds docs/state-diagrams.md against the machines of portal-core; `--write` brings it up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './workspace.mjs';

register();
const source = (path) => import(join(root, 'packages/portal-core/src', path));
const { machineDiagram } = await source('machine/diagram.ts');
const { orderMachine } = await source('orders/order.machine.ts');
const { investigationMachine } = await source('investigations/investigation.machine.ts');
const { deliveryMachine } = await source('deliveries/delivery.machine.ts');

const machines = [
  [
    'Order status',
    'What the buttons, the routes and the commands ask (`portal-core/src/orders/order.machine.ts`).',
    orderMachine,
  ],
  [
    'Delivery status',
    'What the warehouse does with announced goods (`portal-core/src/deliveries/delivery.machine.ts`).',
    deliveryMachine,
  ],
  [
    'Investigation status',
    'What the status menu and the route ask (`portal-core/src/investigations/investigation.machine.ts`); `open` is the first comment.',
    investigationMachine,
    '(none)',
  ],
];

const text = [
  '# State diagrams',
  '',
  'Generated from the machine tables; bring up to date with `node scripts/state-diagrams.mjs --write`.',
  ...machines.flatMap(([title, note, machine, empty = '(empty)']) => [
    '',
    `## ${title}`,
    '',
    note,
    '',
    '```mermaid',
    machineDiagram(machine, (state) => state || empty).trim(),
    '```',
  ]),
  '',
].join('\n');

const file = join(root, 'docs/state-diagrams.md');
if (process.argv.includes('--write')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/state-diagrams.md is out of date: run `node scripts/state-diagrams.mjs --write`.');
  process.exit(1);
}
