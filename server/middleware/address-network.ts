import { isIPv6 } from 'node:net'

/**
 * Returns the network by which rate limits count an IP address. For IPv4 this is the address itself, also if it is
 * written as IPv6, such as ::ffff:192.0.2.1. For IPv6 it is the /64, because one customer usually has a whole /64. Text
 * that is not an IP address is returned unchanged.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(bare)) return address
  // The URL parser normalises IPv6 addresses and shortens the longest run of zeros to '::'.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return `${all.slice(0, 4).join(':')}::/64`
}

/**
 * Returns the larger network that contains a result of `networkOf`: the /24 of an IPv4 address, the /48 of an IPv6
 * network. One customer can rent a network of this size.
 */
export function neighbourhoodOf(network: string): string {
  if (network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}::/48`
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}
