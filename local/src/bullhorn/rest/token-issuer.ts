import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet } from 'jose';
import type { Row } from '../data/database';

const keyId = 'simulator-1';
const algorithm = 'RS256';
const validSeconds = 300;

/** Who has signed in, for whom, and the nonce of the request. */
interface SignIn {
  issuer: string;
  audience: string;
  corporationId: string;
  user: Row;
  nonce: string;
}

/** Signs the id tokens of OpenID Connect with a key that lives as long as the simulator. */
export class TokenIssuer {
  private readonly pair = generateKeyPair(algorithm);

  /** The keys that verify its tokens. */
  async publicKeys(): Promise<JSONWebKeySet> {
    const { publicKey } = await this.pair;
    return { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: algorithm, use: 'sig' }] };
  }

  async sign({ issuer, audience, corporationId, user, nonce }: SignIn): Promise<string> {
    const { privateKey } = await this.pair;
    const { masterUserID, email, name } = user;
    return await new SignJWT({ email, name, nonce, corporation_id: corporationId })
      .setProtectedHeader({ alg: algorithm, kid: keyId })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(String(masterUserID))
      .setIssuedAt()
      .setExpirationTime(`${validSeconds}s`)
      .sign(privateKey);
  }
}
