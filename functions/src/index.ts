import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { adminRoutes } from './routes/admin-routes';
import { appRoutes } from './routes/app-routes';
import { publicRoutes } from './public/public-routes';
import { ports } from './runtime/context';
import { keepBodiesRaw } from './runtime/raw-bodies';
import { secrets } from './runtime/secrets';
import { serve } from './runtime/serve';

/** The registry: what runs in the cloud, by name, trigger, options and handler. No logic. */

const region = 'us-central1';
setGlobalOptions({ region, secrets, maxInstances: 20 });

/** Each process serves one function; the platform names it. */
const httpsFunctions = ['app', 'admin', 'publicApi'];
if (httpsFunctions.includes(process.env['FUNCTION_TARGET'] ?? '')) keepBodiesRaw();

/** Same origin only: Hosting puts the APIs below the product's own host, so no other origin needs them. */
const https = { cors: false, invoker: 'public' } as const;

export const app = onRequest(
  { ...https, memory: '1GiB', timeoutSeconds: 120 },
  serve({ basePath: apiBasePaths.app, routes: appRoutes, ports }),
);
export const admin = onRequest(
  { ...https, memory: '2GiB', timeoutSeconds: 120, concurrency: 8 },
  serve({ basePath: apiBasePaths.admin, routes: adminRoutes, ports }),
);
export const publicApi = onRequest(
  { ...https, memory: '2GiB', timeoutSeconds: 120, concurrency: 16 },
  serve({ basePath: apiBasePaths.public, routes: publicRoutes, ports }),
);
