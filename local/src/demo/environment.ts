import { getApps, initializeApp } from 'firebase-admin/app';
import { localSecrets } from '../launcher/secrets';

/** What the product's own code must be told when it runs in this process, beside what tells where the portal is. */
export function prepareProduct(projectId: string): void {
  Object.assign(process.env, localSecrets(), {
    MAIL_FROM: 'Portal <portal@portal.example>',
    // Nobody signs in while the demo is made.
    AUTH_API_KEY: 'demo',
    // There is no cloud to ask for credentials.
    METADATA_SERVER_DETECTION: 'none',
  });
  if (getApps().length === 0) initializeApp({ projectId });
}
