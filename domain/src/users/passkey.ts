import { number, string } from 'yup';
import { list, record, type Model } from '../fields/model';

/** Passkeys that a user may register. */
export const maxPasskeys = 20;
export const maxPasskeyNameLength = 60;

/** A public key of a user's device (WebAuthn). */
export const passkeySchema = record({
  /** The credential id, base64url. */
  id: string().required(),
  name: string().default(''),
  /** COSE key, base64url. */
  publicKey: string().required(),
  /** Uses as the device counts them; 0 for passkeys that are synchronized between devices. */
  counter: number().default(0),
  transports: list(string().required(), 10),
  /** Milliseconds since 1970. */
  createdAt: number().required(),
  lastUsedAt: number().nullable().default(null),
});
export type Passkey = Model<typeof passkeySchema>;

/** The passkeys of a user, `users/{uid}/private/passkeys`: functions only. */
export const passkeysSchema = record({ passkeys: list(passkeySchema, maxPasskeys) });

/** What a user sees of a passkey. */
export type ListedPasskey = Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;
