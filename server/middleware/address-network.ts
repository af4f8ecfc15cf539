import { isIPv6 } from 'node:net'

/**
 * What stands for a traveller's address in limits: an IPv4 address as it is, and of an IPv6 address its first 64 bits,
 * since whoever has one has the other 2⁶⁴ behind it as well. Text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(bare)) return address
  // The parser of addresses writes every spelling the same way, with the longest run of zeros as '::'.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return `${all.slice(0, 4).join(':')}::/64`
}

/**
 * The neighbourhood of a network of `networkOf`, by the sizes in which addresses are handed out to one customer and
 * rented together: the /24 of an IPv4 address, the /48 of an IPv6 network.
 */
export function neighbourhoodOf(network: string): string {
  if (network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}::/48`
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}
