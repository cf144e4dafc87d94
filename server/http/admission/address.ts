/** An IPv4 address as it is; of IPv6 the first groups of 16 bits. */
function startOf(address: string, count: number): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [head = '', tail] = mapped.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * What counts as one address for limits: an IPv4 address as it is, of IPv6 the network of 64 bits, since a
 * single player owns all addresses in it.
 */
export const networkOf = (address: string): string => startOf(address, 4);

/**
 * What shares one place where players take turns: an IPv4 address as it is, of IPv6 the network of 48 bits, the most
 * that one connection is given by its provider.
 */
export const siteOf = (address: string): string => startOf(address, 3);
