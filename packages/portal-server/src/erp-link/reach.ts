import { BlockList, isIPv6 } from 'node:net';
import { type Config, isOnlyLocal } from '../config/index.js';

/** Whether the server may ask at an address. */
export type Reach = (ip: string) => boolean;

/** What the registries of special addresses (IANA) set apart: no machine on the internet has them. */
const INNER = listOf(
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
);
const OUTER = listOf(['0.0.0.0', 0], ['2000::', 3]);

/**
 * Where the ERP may be: anywhere on the internet, and in the networks of `KONTOR_ERP_NETWORKS`. Whoever may type its address could otherwise
 * have the server ask what only the server can reach. A server for the people at its machine may ask whatever they may.
 */
export function reachOf(config: Pick<Config, 'erpNetworks' | 'host' | 'proxies'>): Reach {
  if (isOnlyLocal(config)) return () => true;
  const { erpNetworks } = config;
  return (ip) => (isIn(OUTER, ip) && !isIn(INNER, ip)) || (erpNetworks !== null && isIn(erpNetworks, ip));
}

const isIn = (list: BlockList, ip: string): boolean => list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

function listOf(...networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks)
    list.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');
  return list;
}
