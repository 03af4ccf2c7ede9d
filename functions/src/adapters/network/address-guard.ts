import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../../runtime/config';
import { isPublicAddress } from '../geolocation/public-address';

/** Keeps calls to addresses that users enter out of the own network. */
export interface AddressGuard {
  /** Whether a URL may be called, as far as its text says. */
  accepts: (url: string) => boolean;
  /** Resolves a host for one call; fails with {@link RefusedAddress} when the name leads into the own network. */
  lookup: LookupFunction;
}

export class RefusedAddress extends Error {}

/** Ports of HTTPS; '' is the default one. Others would let an admin probe services of other people's hosts. */
const acceptedPorts: ReadonlySet<string> = new Set(['', '8443']);

/**
 * Admits public addresses over HTTPS, or any when the configuration allows it. The address is checked when the host is
 * resolved, so that no name leads into the own network.
 */
export function createAddressGuard(
  { mayCallPrivateAddresses }: Pick<Config, 'mayCallPrivateAddresses'>,
  resolve: typeof lookUp = lookUp,
): AddressGuard {
  const refusalOf = (addresses: readonly { address: string }[]): Error | null =>
    mayCallPrivateAddresses || addresses.every(({ address }) => isPublicAddress(address)) ? null : new RefusedAddress();
  return {
    accepts(url) {
      if (mayCallPrivateAddresses) return true;
      const { protocol, hostname, port } = new URL(url);
      if (!acceptedPorts.has(port)) return false;
      const host = hostname.replace(/^\[|\]$/g, '');
      return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
    },
    lookup(host, options, callback) {
      resolve(host, { ...options, all: true }, (error, addresses) => {
        const refusal = error ?? refusalOf(addresses);
        const [first] = refusal ? [] : addresses;
        if (!first) callback(refusal ?? new RefusedAddress(), [], 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      });
    },
  };
}
