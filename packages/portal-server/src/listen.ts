import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config/index.js';

/** Thrown when the server cannot listen on the configured address. The message tells the operator so. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  constructor({ host, port }: Pick<Config, 'host' | 'port'>, cause: NodeJS.ErrnoException) {
    const advice = cause.code === 'EADDRINUSE' ? 'end the other program, or choose another PORT' : ADVICE;
    super(`Cannot listen at HOST=${host} PORT=${port} (${cause.message}): ${advice}.`, { cause });
  }
}

const ADVICE = 'choose an address of this machine as HOST and a PORT the user may take';

/** Makes the server listen and returns its address. Throws `ListenError`. */
export async function listen(server: Server, address: Pick<Config, 'host' | 'port'>): Promise<string> {
  const { host, port } = address;
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new ListenError(address, error as NodeJS.ErrnoException);
  }
  const shown = host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${(server.address() as AddressInfo).port}`;
}
