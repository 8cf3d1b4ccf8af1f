import { expect, it } from 'vitest';
import { trackingLink } from './tracking-link.js';

it.each([
  ['dhl', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=0034'],
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr=0034&locale=de_de'],
  [' GLS ', 'https://gls-group.com/DE/de/paketverfolgung?match=0034'],
  ['postat', 'https://www.post.at/sv/sendungsdetails?snr=0034'],
  ['PostCH', 'https://service.post.ch/ekp-web/ui/entry/search/0034?lang=de'],
])('links a shipment of %s', (carrier, url) => {
  expect(trackingLink(carrier, ' 0034 ')).toBe(url);
});

it('there is no tracking link for other carriers or without a number', () => {
  expect(trackingLink('Hermes', '0034')).toBeNull();
  expect(trackingLink('', '0034')).toBeNull();
  expect(trackingLink('constructor', '0034')).toBeNull();
  expect(trackingLink('dhl', ' ')).toBeNull();
});

it('a tracking number stays inside its place in the link', () => {
  expect(trackingLink('postch', '00/34?x=1&y#z')).toBe(
    'https://service.post.ch/ekp-web/ui/entry/search/00%2F34%3Fx%3D1%26y%23z?lang=de',
  );
});
