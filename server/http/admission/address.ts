/** An IPv4 address unchanged; of an IPv6 address the first `count` groups of 16 bits. */
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
 * The key for limits per address: an IPv4 address unchanged, of IPv6 the /64 network, since a single player controls
 * all addresses in it.
 */
export const networkOf = (address: string): string => startOf(address, 4);

/**
 * The key for queues with turns: an IPv4 address unchanged, of IPv6 the /48 network, the largest that a provider
 * assigns to one connection.
 */
export const siteOf = (address: string): string => startOf(address, 3);
