import { errorKinds } from '@portal/domain/errors/portal-error';
import { clientApi } from '@portal/domain/contracts/client-api';
import type { apis } from '@portal/functions/apis';
import { clientRoutes } from '@portal/functions/client-connect/client-routes';
import { clientCookieName } from '@portal/functions/users/client-session';
import { jsonSchemaOf, type JsonSchema } from './json-schema';

type Apis = typeof apis;
type Route = Apis[keyof Apis]['routes'][number];

interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'query' | 'path'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string }>;
}

/** An OpenAPI document, as far as this project writes one (https://spec.openapis.org/oas/v3.1.0). */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: {
      idToken: { type: 'http'; scheme: 'bearer'; description: string };
      apiKey: { type: 'http'; scheme: 'bearer'; description: string };
      clientSession: { type: 'apiKey'; in: 'cookie'; name: string; description: string };
    };
  };
}

const description =
  'Every successful answer of JSON is { "success": true, "data": … }, some with a "message" for the user. Every error is ' +
  '{ "success": false, "name", "message", "code" }. SCIM has answers and errors of its own (RFC 7644).';

/** Describes the calls of the portal by the contracts that client and server share. @param version of the portal. */
export function openApiOf(given: Apis, version: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, { basePath, routes }] of Object.entries(given)) {
    for (const route of routes) {
      const { path, method } = route.endpoint;
      const whole = `${basePath}${path}`.replace(/:(\w+)/g, '{$1}');
      paths[whole] = { ...paths[whole], [method.toLowerCase()]: operationOf(name, route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Recruiting portal', version, description },
    tags: Object.keys(given).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: 'The id token of a signed-in user.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of an agency, from Organization Settings → API keys.',
        },
        clientSession: {
          type: 'apiKey',
          in: 'cookie',
          name: clientCookieName,
          description: 'The session of a client contact in Client Connect.',
        },
      },
    },
  };
}

/** Calls of Client Connect that ask for its session; signing in and out needs none. */
const ofClients = new Set([...clientRoutes.map(({ endpoint }) => endpoint), clientApi.setPassword]);

function operationOf(api: string, { endpoint, access, body }: Route): Operation {
  const { method, path, request } = endpoint;
  const schema = jsonSchemaOf(request);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const isBodiless = method === 'GET' || method === 'DELETE';
  const isInQuery = isBodiless || body === 'multipart' || body === 'ignored';
  const isOfClients = ofClients.has(endpoint);
  const content = isBodiless ? null : contentOf(body, withoutFields(schema, inPath));
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path' as const, required: true, schema: { type: 'string' } })),
    ...(isInQuery ? queryOf(schema, inPath) : []),
  ];
  return {
    operationId: `${api}.${path.slice(1).replace(/\W+/g, '.')}.${method.toLowerCase()}`,
    tags: [api],
    description: `For: ${isOfClients ? 'client' : access}`,
    security: isOfClients ? [{ clientSession: [] }] : securityOf(access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: { '200': { description: 'Done' }, ...errors },
  };
}

function securityOf(access: Route['access']): Operation['security'] {
  if (access === 'public') return [];
  return access.startsWith('key:') ? [{ apiKey: [] }] : [{ idToken: [] }];
}

/** What the path says is not in the body. */
function withoutFields({ properties = {}, required, ...rest }: JsonSchema, names: readonly string[]): JsonSchema {
  const left = required?.filter((name) => !names.includes(name)) ?? [];
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
    ...(left.length > 0 ? { required: left } : {}),
  };
}

/** The body by its content type; null for calls without one. */
function contentOf(body: Route['body'], schema: JsonSchema): Record<string, { schema: JsonSchema }> | null {
  switch (body) {
    case 'ignored':
      return null;
    case 'multipart':
      return {
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        },
      };
    case 'form':
      return { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } };
    case 'small':
    case 'document':
      return { 'application/json': { schema } };
  }
}

function queryOf({ properties = {}, required = [] }: JsonSchema, inPath: readonly string[]) {
  return Object.entries(properties)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: 'query' as const, required: required.includes(name), schema }));
}

/** The errors of every call, by status. */
const errors = Object.fromEntries(
  Object.values(errorKinds).map(({ status, message }) => [String(status), { description: message }]),
);
