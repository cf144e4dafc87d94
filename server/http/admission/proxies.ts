import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a trusted reverse proxy, whose `X-Forwarded-For` is used. */
export type Trust = (address: string) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * Returns a function that trusts exactly these addresses.
 * @param proxies IPv4 or IPv6 addresses, or networks such as `10.0.0.0/8`
 * @throws RangeError naming the first invalid entry
 */
export function trustIn(proxies: readonly string[]): Trust {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix, ...rest] = proxy.split('/');
    const bits = familyOf(address) === 'ipv4' ? 32 : 128;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (isIP(address) === 0 || rest.length > 0 || !(length <= bits)) throw new RangeError(proxy);
    list.addSubnet(address, length, familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
