import { boolean, number, object, string, type InferType } from 'yup';

/**
 * Which Firebase project this is, from `/config.json` beside the application. The same build serves every
 * environment; an environment that runs on emulators names their addresses, and that is all the product knows of them.
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
    /** The terms of service, a page of somebody's website. */
    terms: string().url().required(),
    /** Where the integration's middleware answers; on the product's own host when left out. */
    integration: string().default(''),
    /** The domain whose hosts are all the product's own, such as `portal.example`; only its own host when left out. */
    domain: string().lowercase().default(''),
  }).required(),
  /** May super admins work as another user here? Off in production unless configured (001 §6). */
  impersonation: boolean().default(false),
  /** A search server is configured: searches go to it, by a call. Else Firestore's own tokens are searched. */
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
 * Reads the configuration. The page preloads it, so it must be asked for in the same way: with the default credentials.
 * @throws when it is missing or incomplete; the message names the field.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return runtimeConfigSchema.validate(await response.json());
}
