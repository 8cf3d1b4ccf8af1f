import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.js';

const MOZILLA = 'Mozilla/5.0 ';
const APPLE = 'AppleWebKit/537.36 (KHTML, like Gecko) ';

describe('the device of a session', () => {
  it.each([
    ['Firefox, Windows', `${MOZILLA}(Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0`],
    ['Chrome, Linux', `${MOZILLA}(X11; Linux x86_64) ${APPLE}Chrome/140.0.0.0 Safari/537.36`],
    ['Edge, Windows', `${MOZILLA}(Windows NT 10.0) ${APPLE}Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
    [
      'Safari, iPhone',
      `${MOZILLA}(iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE}Version/18.6 Mobile/15E148 Safari/604.1`,
    ],
    ['Safari, macOS', `${MOZILLA}(Macintosh; Intel Mac OS X 10_15_7) ${APPLE}Version/18.6 Safari/605.1.15`],
    ['Chrome, Android', `${MOZILLA}(Linux; Android 10; K) ${APPLE}Chrome/140.0.0.0 Mobile Safari/537.36`],
    ['Kontor CLI', 'kontor-cli'],
    ['curl', 'curl/8.14.1'],
    ['', 'somebody@example.com'],
    ['', undefined],
  ])('is "%s" of %s', (device, userAgent) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
