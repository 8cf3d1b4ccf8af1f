import { isIPv6 } from 'node:net';

/** Where a request came from, in two sizes. */
export interface Networks {
  /** What one customer has: an IPv4 address, or the /64 of an IPv6 address, in which a single machine takes any address it likes. */
  readonly near: string;
  /** What one provider hands out as a piece: the /24 of an IPv4 address, or the /48 of an IPv6 address. */
  readonly wide: string;
}

const IPV4 = /^(?:::ffff:)?((\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3})(?::\d+)?$/i;
/** The groups before an IPv4 address that is written as one of IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED = '0:0:0:0:0:ffff';

/** The networks of an address, with or without a port. Text that is no address, as a proxy may send it, is a network of its own. */
export function networksOf(ip: string): Networks {
  const bare = (/^\[(.*)\](?::\d+)?$/.exec(ip)?.[1] ?? ip).replace(/%.*$/, '');
  const groups = isIPv6(bare) ? groupsOf(bare) : [];
  const [, address, first24] = IPV4.exec(mappedIPv4(groups) ?? bare) ?? [];
  if (address !== undefined) return { near: address, wide: `${first24}.0/24` };
  if (groups.length === 0) return { near: ip.slice(0, 100), wide: ip.slice(0, 100) };
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const shortest = new URL(`http://[${ip}]/`).hostname.slice(1, -1);
  const [head = '', tail] = shortest.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  return [...before!, ...Array<string>(8 - before!.length - after!.length).fill('0'), ...after!];
}

/** The IPv4 address that the groups of an IPv6 address stand for; null for any other. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== MAPPED) return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
}
