import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.js';
import { reachOf } from './reach.js';

const reachWith = (networks: string) =>
  reachOf(readConfig({ HOST: '0.0.0.0', KONTOR_ERP_NETWORKS: networks }));

describe('the reach of a server that others reach', () => {
  it.each(['8.8.8.8', '192.167.255.255', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'has %s, which is on the internet',
    (ip) => {
      expect(reachWith('')(ip)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2001:0:1::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('has not %s, which is not', (ip) => {
    expect(reachWith('')(ip)).toBe(false);
  });

  it('has the networks of the settings, and no others', () => {
    const reach = reachWith('10.1.0.0/16, fd00:5::7,192.168.5.7');
    expect(['10.1.255.1', 'fd00:5::7', '192.168.5.7', '::ffff:10.1.0.1'].map(reach)).not.toContain(false);
    expect(['10.2.0.1', 'fd00:5::8', '192.168.5.8', '127.0.0.1'].map(reach)).not.toContain(true);
  });

  it.each(['10.1.0.0/33', 'erp.example', '10.1', 'fd00::/129', '10.1.0.0/16;10.2.0.0/16', '10.0.0.1,'])(
    'cannot be set to %s',
    (networks) => {
      expect(() => reachWith(networks)).toThrow('KONTOR_ERP_NETWORKS: expected networks such as');
    },
  );
});
