// Whose request it is: the socket's address, unless that belongs to a proxy named in TRUST_PROXY.
import { BlockList, isIP } from 'node:net';

export type AddressReader = (socketAddress: string, forwardedFor: string | undefined) => string;

/** Reads 'address' or 'network/bits' entries, separated by commas; null when one is neither. */
export function trustedProxies(setting: string): BlockList | null {
  const list = new BlockList();
  for (const entry of setting.split(',').map((part) => part.trim())) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    if (family === 0) return null;
    const type = family === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, type);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)) {
      list.addSubnet(address, Number(bits), type);
    } else return null;
  }
  return list;
}

/** Some proxies write '203.0.113.5:51234' or '[2001:db8::1]:443'. */
function bare(entry: string): string {
  return entry.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The last address in X-Forwarded-For that no trusted proxy has; the socket's without such a proxy. */
export function addressReader(proxies: BlockList | undefined): AddressReader {
  const isTrusted = (address: string): boolean => {
    const family = isIP(address);
    return family !== 0 && (proxies?.check(address, family === 4 ? 'ipv4' : 'ipv6') ?? false);
  };
  return (socketAddress, forwardedFor) => {
    const socket = socketAddress.replace(/^::ffff:/, '');
    if (!isTrusted(socket)) return socket;
    const chain = (forwardedFor ?? '').split(',').map((part) => bare(part.trim()));
    // What a trusted proxy wrote last counts, even where it says nothing: all before that is hearsay.
    const last = chain.findLast((address) => !isTrusted(address)) ?? '';
    return isIP(last) === 0 ? socket : last;
  };
}

/**
 * Whom a limit counts: an IPv4 address as it is, of an IPv6 one the network, because whoever has one of
 * its addresses has them all.
 */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(mapped) !== 6) return mapped;
  const [head = '', tail] = mapped.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0');
  const network = [...groups, ...zeros, ...behind].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
