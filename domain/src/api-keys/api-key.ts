import { number, string } from 'yup';
import { hourMs } from '../constants/time';
import { list, record, type Model } from '../fields/model';

/** What a key may be allowed to do. */
export const apiKeyScopes = ['jobs:read', 'candidates:read', 'candidates:write', 'users:manage'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Most keys of an agency that are not revoked. */
export const maxApiKeys = 20;
export const maxApiKeyNameLength = 80;
/** Longest life of a key, in days, and the one that the form offers first. */
export const maxApiKeyDays = 365;
export const defaultApiKeyDays = 90;

/**
 * A key with which another system calls the portal for an agency, `apiKeys/{id}`: functions only. It belongs to the agency,
 * so it goes on working when its creator leaves.
 */
export const apiKeySchema = record({
  id: string().required(),
  organizationId: string().required(),
  /** What the admin calls it, such as the system that has it. */
  name: string().required(),
  scopes: list(string().oneOf(apiKeyScopes).required(), apiKeyScopes.length),
  /** SHA-256 of the secret; the secret itself is not stored. */
  secretHash: string().required(),
  createdBy: string().default(''),
  /** Name of that user at the time. */
  createdByName: string().default(''),
  /** Milliseconds since 1970, like the other times. */
  createdAt: number().required(),
  expiresAt: number().required(),
  /** To the hour; null before the first use. */
  lastUsedAt: number().nullable().default(null),
  /** Null while it is not revoked. */
  revokedAt: number().nullable().default(null),
});
export type ApiKey = Model<typeof apiKeySchema>;

/** A key as admins see it. */
export type ListedApiKey = Pick<
  ApiKey,
  'id' | 'name' | 'scopes' | 'createdByName' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
>;

const idLength = 16;
const secretLength = 43;
const form = new RegExp(`^rpk_([A-Za-z0-9]{${idLength}})_([A-Za-z0-9_-]{${secretLength}})$`);

/** The text that the other system sends: `rpk_{id}_{secret}`. */
export function apiKeyText(id: string, secret: string): string {
  return `rpk_${id}_${secret}`;
}

/** Id and secret of a key; null for a text that is none. */
export function readApiKeyText(text: string): { id: string; secret: string } | null {
  const [, id, secret] = form.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Whether a text holds a key, wherever it begins. */
export function holdsApiKey(text: string): boolean {
  return /rpk_[A-Za-z0-9]{16}_/.test(text);
}

/** Whether a key can be used at that time. */
export function isUsable({ expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: number): boolean {
  return revokedAt === null && expiresAt > now;
}

/** Whether a use is to be recorded: at most once an hour, so that calls cost no write each. */
export function isUseUnrecorded({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>, now: number): boolean {
  return lastUsedAt === null || now - lastUsedAt >= hourMs;
}
