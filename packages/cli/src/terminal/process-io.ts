import { canAsk, type Keyring, type RawIo } from './io.js';

/** Milliseconds for which the keyring is waited for: who sits at a terminal can unlock it meanwhile. */
const KEYRING_MS = { terminal: 30_000, script: 5_000 };

/** The io of the real process. A reader that goes away (`| head`) does not cause a stack trace. */
export function processIo(): RawIo {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreBrokenPipe);
  const isTty = {
    stdin: process.stdin.isTTY === true,
    stdout: process.stdout.isTTY === true,
    stderr: process.stderr.isTTY === true,
  };
  const waitMs = canAsk({ isTty }) ? KEYRING_MS.terminal : KEYRING_MS.script;
  let opened: Promise<Keyring | null> | undefined;
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    // Loaded where a sign-in is kept in it or is to be.
    keyring: () =>
      (opened ??= import('./system-keyring.js').then((system) => system.openKeyring(process.env, waitMs))),
    isTty,
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
