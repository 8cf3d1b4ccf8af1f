import type { RawIo } from './io.js';

/** The io of the real process. A reader that goes away (`| head`) does not cause a stack trace. */
export function processIo(): RawIo {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreBrokenPipe);
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    // Loaded where a sign-in is kept in it or is to be.
    keyring: async () => (await import('./system-keyring.js')).openKeyring(process.env),
    isTty: {
      stdin: process.stdin.isTTY === true,
      stdout: process.stdout.isTTY === true,
      stderr: process.stderr.isTTY === true,
    },
    columns: () => process.stderr.columns ?? process.stdout.columns,
    onInterrupt,
    exit: (code) => process.exit(code),
  };
}

function onInterrupt(handler: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, handler);
  return () => {
    for (const signal of signals) process.off(signal, handler);
  };
}

function ignoreBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
