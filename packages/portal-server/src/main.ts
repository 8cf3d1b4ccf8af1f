import { pino } from 'pino';
import { createTasks } from './tasks.js';
import { readConfig } from './config/index.js';
import { fillDemo, startNotice } from './demo-start.js';
import { loggedError } from './http/index.js';
import { startFailure } from './start-failure.js';
import { startServer, type RunningServer } from './server.js';

/** Starts the server from the environment and stops it on SIGTERM or SIGINT; a second signal ends it at once. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const surroundings = { config, clock: Date.now, log };
  let demoPassword: string | null = null;
  const server = await startServer({
    ...surroundings,
    async fill(database) {
      demoPassword = await fillDemo(database, surroundings);
    },
    tasks: createTasks,
  });
  process.on('unhandledRejection', (err) => log.error({ err: loggedError(err) }, 'unhandled rejection'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(server));
  console.log(`Kontor is ready at ${server.url}`);
  for (const line of await startNotice(server.database, { ...surroundings, url: server.url, demoPassword }))
    console.log(line);
}

let stopping = false;
async function stop(server: RunningServer): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  await server.stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exit(1);
});
