import { boolean, number, object, string, type InferType } from 'yup';

/**
 * The Firebase project, from `/config.json` next to the application. The same build serves every environment; one with
 * emulators names their hosts and ports, and that is all the product knows of them.
 */
const runtimeConfigSchema = object({
  firebase: object({
    apiKey: string().required(),
    projectId: string().required(),
    authDomain: string().default(''),
    storageBucket: string().required(),
    appId: string().default(''),
  }).required(),
  links: object({
    /** The terms of service, a page of a website. */
    terms: string().url().required(),
    /** Where the ATS sign-in middleware answers; on the product's own host when left out. */
    integration: string().default(''),
    /** The domain whose hosts all belong to the product, such as `portal.example`; only its own host when left out. */
    domain: string().lowercase().default(''),
  }).required(),
  /** Whether super admins may work as another user. Off in production unless configured. */
  impersonation: boolean().default(false),
  /** A search server is configured, and searches call it; otherwise Firestore's own tokens are searched. */
  hasSearchService: boolean().default(false),
  emulators: object({
    authUrl: string().required(),
    firestore: object({ host: string().required(), port: number().required() }).required(),
    storage: object({ host: string().required(), port: number().required() }).required(),
  })
    .default(undefined)
    .optional(),
});
export type RuntimeConfig = InferType<typeof runtimeConfigSchema>;

/**
 * Reads the configuration. The page preloads it, so the request must use the default credentials.
 * @throws when it is missing or incomplete; the message names the field.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return runtimeConfigSchema.validate(await response.json());
}
