import { describe, expect, it } from 'vitest';
import { trustIn } from './proxies.ts';

describe('trusted proxies', () => {
  const trust = trustIn(['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48', '::1']);

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '10.255.0.1', '2001:db8:1:ffff::9', '::1'])(
    'include %s',
    (address) => {
      expect(trust(address)).toBe(true);
    },
  );

  it.each(['127.0.0.2', '11.0.0.1', '2001:db8:2::1', '', 'unknown', '10.0.0.0/8'])(
    'do not include %j',
    (address) => {
      expect(trust(address)).toBe(false);
    },
  );

  it('are nobody where none are named', () => {
    expect(trustIn([])('127.0.0.1')).toBe(false);
  });

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/8/8', '10.0.0', '10.0.0.0/x'])(
    'cannot be %j',
    (wrong) => {
      expect(() => trustIn(['10.0.0.1', wrong])).toThrow(RangeError(wrong));
    },
  );
});
