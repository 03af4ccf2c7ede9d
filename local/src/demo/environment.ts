import { getApps, initializeApp } from 'firebase-admin/app';
import { localSecrets } from '../launcher/secrets';

/** Sets the environment that the product's code needs to run in this process, in addition to `clientEnvironment`. */
export function prepareProduct(projectId: string): void {
  Object.assign(process.env, localSecrets(), {
    MAIL_FROM: 'Portal <portal@portal.example>',
    // Seeding does not sign in.
    AUTH_API_KEY: 'demo',
    // No lookup of cloud credentials.
    METADATA_SERVER_DETECTION: 'none',
  });
  if (getApps().length === 0) initializeApp({ projectId });
}
