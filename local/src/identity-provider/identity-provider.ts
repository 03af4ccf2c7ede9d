import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider, type Configuration } from 'oidc-provider';

/** A user of the provider, found by the email that is entered. */
export interface ProviderUser {
  sub: string;
  email: string;
  name: string;
  email_verified?: boolean;
}

export interface LocalIdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** May be changed while it runs. */
  users: ProviderUser[];
  close: () => Promise<void>;
}

/**
 * An identity provider of an agency that speaks OpenID Connect: a sign-in page that asks for the email, and no consent, as
 * organizations configure it for their own applications.
 * @param options.redirectUris where it may return to.
 */
export async function startIdentityProvider(options: {
  redirectUris: readonly string[];
  users: ProviderUser[];
}): Promise<LocalIdentityProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['portal', 'the client secret of the portal'];
  const users = options.users;
  const client = { client_id: clientId, client_secret: clientSecret, redirect_uris: [...options.redirectUris] };
  const provider = new Provider(issuer, configuration(users, [client]));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const isPage = request.url?.startsWith('/interaction/') ?? false;
    void (isPage ? showSignIn(provider, users, request, response) : answer(request, response));
  });
  return {
    ...{ issuer, clientId, clientSecret, users },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function configuration(users: ProviderUser[], clients: Configuration['clients']): Configuration {
  return {
    ...(clients && { clients }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['local identity provider'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const user = users.find((each) => each.sub === sub);
      return user && { accountId: sub, claims: () => ({ ...user }) };
    },
    // Members agree by their organization.
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** The sign-in page, and what is entered there. */
async function showSignIn(
  provider: Provider,
  users: readonly ProviderUser[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const user = users.find(({ email }) => email === form.get('email'));
  const result = user
    ? { login: { accountId: user.sub } }
    : { error: 'access_denied', error_description: 'There is no such user.' };
  await provider.interactionFinished(request, response, result);
}

const page = `<!doctype html>
<html lang="en">
  <title>Sign in to your organization</title>
  <form method="post">
    <h1>Sign in to your organization</h1>
    <label>Email <input name="email" type="email" required></label>
    <button>Sign in</button>
  </form>
</html>`;
