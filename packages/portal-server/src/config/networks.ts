import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses and networks separated by commas, `10.1.0.0/16, fd00:5::7`; null when one of them is neither. */
export function networksIn(text: string): BlockList | null {
  const list = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(part) ?? [];
    if (isIP(address) === 0) return null;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (prefix > most) return null;
    list.addSubnet(address, prefix, family);
  }
  return list;
}
