import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** An issuer that puts into its tokens what a test says. */
export interface ForgingIssuer {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Fields of the token requests, the newest last. */
  requests: Record<string, string>[];
  /**
   * The query of a return to the portal.
   * @param signInUrl where the browser was sent to.
   * @param claims replace those of a right token.
   * @param how.algorithm `none` leaves the signature out.
   */
  returnFrom(signInUrl: string, claims?: Record<string, unknown>, how?: Forgery): Promise<string>;
  close: () => Promise<void>;
}

interface Forgery {
  algorithm?: 'RS256' | 'none' | 'HS256';
  /** A key that the issuer does not publish. */
  hasForeignKey?: boolean;
}

const [clientId, clientSecret] = ['portal', 'client secret'];
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** @param metadata replaces fields of the issuer's configuration. */
export async function startForgingIssuer(metadata: Record<string, unknown> = {}): Promise<ForgingIssuer> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] };
  const tokens = new Map<string, string>();
  const requests: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void text(request).then((body) => {
      if (request.url === '/.well-known/openid-configuration') return answer(200, { ...configuration(), ...metadata });
      if (request.url === '/keys') return answer(200, keys);
      const form = Object.fromEntries(new URLSearchParams(body));
      requests.push(form);
      const token = tokens.get(form.code ?? '');
      // A code works once (RFC 6749, section 4.1.2).
      tokens.delete(form.code ?? '');
      if (token === undefined) return answer(400, { error: 'invalid_grant' });
      return answer(200, { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: token });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration = () => ({
    issuer: url,
    authorization_endpoint: `${url}/sign-in`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  });
  const sign = async (claims: Record<string, unknown>, { algorithm = 'RS256', hasForeignKey }: Forgery) => {
    if (algorithm === 'none') return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
    const key =
      algorithm === 'HS256' ? Buffer.from(clientSecret.padEnd(32)) : (hasForeignKey ? foreign : own).privateKey;
    return await new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: 'own' }).sign(key);
  };
  return {
    ...{ url, clientId, clientSecret, requests },
    async returnFrom(signInUrl, claims = {}, how = {}) {
      const asked = new URL(signInUrl).searchParams;
      const now = Math.floor(Date.now() / 1_000);
      const right = { iss: url, aud: clientId, iat: now, exp: now + 300, nonce: asked.get('nonce') };
      const code = `code-${tokens.size}-${requests.length}-${now}-${asked.get('nonce')?.slice(0, 8) ?? ''}`;
      tokens.set(code, await sign({ ...right, ...claims }, how));
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
