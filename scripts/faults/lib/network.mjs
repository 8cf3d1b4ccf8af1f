// The network between a server and its PostgreSQL: it can be led to another machine and can fall silent.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Opens a network to a port of this machine, on a port of its own. */
export async function aNetwork(to) {
  let target = to;
  let isSilent = false;
  const open = new Set();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    // What came over a silent network is lost for good: its connection never speaks again.
    const line = { isDead: isSilent, near };
    open.add(line);
    for (const [from, other] of [
      [near, far],
      [far, near],
    ]) {
      from.on('data', (bytes) => line.isDead || other.write(bytes));
      from.on('error', () => {});
      // A machine that has gone without a word closes nothing.
      from.on('close', () => {
        if (!line.isDead || from === near) other.destroy();
        open.delete(line);
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: server.address().port,
    /** Stops forwarding without closing anything; new connections are taken and never answered. */
    hush() {
      isSilent = true;
      for (const line of open) line.isDead = true;
    },
    mend() {
      isSilent = false;
    },
    /** Leads new connections elsewhere and cuts those there are. */
    leadTo(port) {
      target = port;
      for (const { near } of open) near.destroy();
    },
    close() {
      for (const { near } of open) near.destroy();
      server.close();
    },
  };
}
