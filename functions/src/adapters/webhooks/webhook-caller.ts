import type { lookup as lookUp } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { webhookTexts } from '@portal/domain/texts/webhooks';
import type { Config } from '../../runtime/config';
import { createAddressGuard, RefusedAddress } from '../network/address-guard';

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

/** Calls what {@link createAddressGuard} admits. */
export function createWebhookCaller(
  config: Pick<Config, 'mayCallPrivateAddresses'>,
  resolve?: typeof lookUp,
): WebhookCaller {
  const { accepts, lookup } = createAddressGuard(config, resolve);
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

/** A sentence for the list of deliveries; the cause may name hosts of the own network. */
function problemOf(error: Error, isLate: boolean): string {
  if (error instanceof RefusedAddress) return webhookTexts.refusedAddress;
  return isLate ? webhookTexts.timedOut : webhookTexts.notReached;
}
