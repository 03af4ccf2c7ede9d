import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { encode } from './cbor';

/** What a device may do wrong. */
interface Deviation {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  counter?: number;
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** Flags of authenticator data (WebAuthn, section 6.1). */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** A device with one passkey (ES256), as a browser speaks for it: `navigator.credentials` as JSON. */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(16));
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private userHandle = '';
  private counter = 0;

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {}

  /** Answers the options of a registration. */
  create(options: object, deviation: Deviation = {}) {
    const { challenge, user } = options as { challenge: string; user: { id: string } };
    this.userHandle = user.id;
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    // COSE key: kty EC2, alg ES256, crv P-256 (RFC 9053).
    const publicKey = encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const authData = Buffer.concat([this.authenticatorData(deviation, flags.attested), credential]);
    const attestation = encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    );
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge, deviation),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** Answers the options of a sign-in. */
  get(options: object, deviation: Deviation = {}) {
    const { challenge } = options as { challenge: string };
    this.counter = deviation.counter ?? this.counter + 1;
    const authenticatorData = this.authenticatorData(deviation, 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.credential({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.key.privateKey)),
      userHandle: this.userHandle,
    });
  }

  private credential(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Deviation): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData({ rpId = this.rpId, isUserVerified = true }: Deviation, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = isUserVerified ? flags.verified : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([flags.present | verified | more]), counter]);
  }
}
