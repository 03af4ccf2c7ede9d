import { lookup as lookUp } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { webhookTexts } from '@portal/domain/texts/webhooks';
import type { Config } from '../../runtime/config';
import { isPublicAddress } from '../geolocation/public-address';

/** The answer's status, or why there is none. */
export type CallOutcome = { status: number } | { problem: string };

/** Calls the addresses of other systems. */
export interface WebhookCaller {
  /** Whether an address may be called, as far as its text says. */
  accepts(url: string): boolean;
  /** Posts JSON once. Follows no redirect, because it may lead to another network. */
  post(call: { url: string; headers: Readonly<Record<string, string>>; body: string }): Promise<CallOutcome>;
}

const answerMs = 10_000;

/** Ports of HTTPS; '' is the default one. Others would let an admin probe services of other people's hosts. */
const acceptedPorts: ReadonlySet<string> = new Set(['', '8443']);

/**
 * Calls public addresses over HTTPS, or any when the configuration allows it. The address is checked when the host is
 * resolved, so that no name leads into the own network.
 */
export function createWebhookCaller(
  { mayCallPrivateAddresses }: Pick<Config, 'mayCallPrivateAddresses'>,
  resolve: typeof lookUp = lookUp,
): WebhookCaller {
  const accepts = (url: string): boolean => {
    if (mayCallPrivateAddresses) return true;
    const { protocol, hostname, port } = new URL(url);
    if (!acceptedPorts.has(port)) return false;
    const host = hostname.replace(/^\[|\]$/g, '');
    return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
  };
  const refusalOf = (addresses: readonly { address: string }[]): Error | null =>
    mayCallPrivateAddresses || addresses.every(({ address }) => isPublicAddress(address)) ? null : new RefusedAddress();
  const lookup: LookupFunction = (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const refusal = error ?? refusalOf(addresses);
      const [first] = refusal ? [] : addresses;
      if (!first) callback(refusal ?? new RefusedAddress(), [], 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
  return {
    accepts,
    post: ({ url, headers, body }) =>
      new Promise((settle) => {
        if (!accepts(url)) {
          settle({ problem: webhookTexts.refusedAddress });
          return;
        }
        const request = url.startsWith('https:') ? secureRequest : plainRequest;
        const signal = AbortSignal.timeout(answerMs);
        const call = request(url, { method: 'POST', headers, lookup, signal }, (answer) => {
          settle({ status: answer.statusCode ?? 0 });
          answer.destroy();
        });
        call.on('error', (error) => {
          settle({ problem: problemOf(error, signal.aborted) });
        });
        call.end(body);
      }),
  };
}

class RefusedAddress extends Error {}

/** A sentence for the list of deliveries; the cause may name hosts of the own network. */
function problemOf(error: Error, isLate: boolean): string {
  if (error instanceof RefusedAddress) return webhookTexts.refusedAddress;
  return isLate ? webhookTexts.timedOut : webhookTexts.notReached;
}
