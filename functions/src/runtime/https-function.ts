import { onRequest, type HttpsFunction, type HttpsOptions } from 'firebase-functions/v2/https';
import { callSeconds } from './call-deadline';
import { ports } from './context';
import { keepBodiesRaw } from './raw-bodies';
import type { Route } from './route';
import { serve } from './serve';

/**
 * An API as a function. Same origin only: Hosting serves the APIs under the product's own host.
 * @param api.name as exported by `index.ts`.
 */
export function httpsFunction(
  { name, ...api }: { name: string; basePath: string; routes: readonly Route[] },
  { timeoutSeconds = callSeconds, ...options }: HttpsOptions & { concurrency: number; timeoutSeconds?: number },
): HttpsFunction {
  // Each process serves one function, which the platform names.
  if (process.env.FUNCTION_TARGET === name) keepBodiesRaw();
  return onRequest(
    { cors: false, invoker: 'public', memory: '2GiB', ...options, timeoutSeconds },
    serve({ ...api, ports, timeoutSeconds }),
  );
}
