import { onRequest, type HttpsFunction, type HttpsOptions, type Request } from 'firebase-functions/v2/https';
import type { Response } from 'express';
import type { AnswerShape } from './answer';
import { callSeconds } from './call-deadline';
import { keepBodiesRaw } from './raw-bodies';
import type { Route } from './route';
import { secretsOf } from './secrets';

interface Api {
  basePath: string;
  routes: readonly Route[];
  shape?: AnswerShape;
}

/**
 * An API as a function. Same origin only: Hosting serves the APIs under the product's own host.
 * @param name as exported by `index.ts`.
 * @param load imports the API; only the function that serves it does.
 */
export function httpsFunction(
  name: string,
  load: () => Promise<Api>,
  { timeoutSeconds = callSeconds, ...options }: HttpsOptions & { concurrency: number; timeoutSeconds?: number },
): HttpsFunction {
  const makeServer = async () => {
    const [api, { ports }, { serve }] = await Promise.all([load(), import('./context'), import('./serve')]);
    return serve({ ...api, ports, timeoutSeconds });
  };
  let server: ReturnType<typeof makeServer> | undefined;
  // Each process serves one function, which the platform names.
  if (process.env.FUNCTION_TARGET === name) {
    keepBodiesRaw();
    server = makeServer();
  }
  return onRequest(
    { cors: false, invoker: 'public', memory: '2GiB', secrets: secretsOf(name), ...options, timeoutSeconds },
    async (request: Request, response: Response) => {
      server ??= makeServer();
      (await server)(request, response);
    },
  );
}
