// The address by which phones in the same network reach this machine.
import { BlockList } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

/** What `os.networkInterfaces()` answers. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** RFC 1918. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);

/** Containers, virtual machines and tunnels: no phone is in their networks. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vnet|lxc|lxd|cni|cali|flannel|podman|bridge|tun|tap|utun|wg|zt|ppp|tailscale|ipsec|vEthernet|VMware|VirtualBox)/iu;

/** The first private IPv4 address; a cable's or a radio's before a virtual one. Undefined where there is none. */
export function privateAddress(interfaces: Interfaces): string | undefined {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, address }) => family === 'IPv4' && PRIVATE.check(address))
      .map(({ address }) => ({ name, address })),
  );
  return (found.find(({ name }) => !VIRTUAL.test(name)) ?? found[0])?.address;
}
