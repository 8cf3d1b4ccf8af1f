// The whole app, learning the demand of all products over and over beside its requests.
import { pino } from 'pino';
import { readConfig } from '../src/config/config.js';
import { startServer } from '../src/server.js';
import { trainStockRisk } from '../src/stock-risk/train-stock-risk.js';

const config = readConfig(process.env);
const clock = Date.now;
const server = await startServer({
  config,
  clock,
  log: pino({ level: 'error' }),
  tasks: (_deps, database) => [
    {
      name: 'training',
      nightlyAt: '00:10',
      async run(signal) {
        while (!signal.aborted) await trainStockRisk({ database, clock, timeZone: config.timeZone, signal });
      },
    },
  ],
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
console.log('ready');
