import { expect, test } from '@jest/globals';
import { list, record } from '@portal/domain/fields/model';
import { apis } from '@portal/functions/apis';
import { array, boolean, number, string } from 'yup';
import { jsonSchemaOf } from './json-schema';
import { openApiOf } from './openapi';
import { apiPage } from './page';

const document = openApiOf(apis, '1.0.0');

test('a request becomes a JSON Schema with its types, limits, choices and defaults', () => {
  const schema = record({
    name: string().max(60).required(),
    kind: string().oneOf(['pdf', 'json']).default('pdf'),
    count: number().min(1).max(9).nullable().default(null),
    isOpen: boolean().required(),
    ids: list(string().required(), 20),
    code: array(number().required()).min(1).required(),
  });
  expect(jsonSchemaOf(schema)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 60 },
      kind: { type: 'string', enum: ['pdf', 'json'], default: 'pdf' },
      count: { type: ['number', 'null'], minimum: 1, maximum: 9, default: null },
      isOpen: { type: 'boolean' },
      ids: { type: 'array', items: { type: 'string' }, maxItems: 20 },
      code: { type: 'array', items: { type: 'number' }, minItems: 1 },
    },
    required: ['name', 'isOpen', 'code'],
  });
});

test('every route of every API is described, with who may call it', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = Object.values(apis).flatMap(({ basePath, routes: own }) =>
    own.map(({ endpoint: { method, path } }) => `${method} ${basePath}${path}`.replace(/:(\w+)/g, '{$1}')),
  );
  expect(described.sort()).toEqual([...new Set(routes)].sort());
  expect(document.paths['/api/app/erasePerson']?.post).toMatchObject({
    description: 'For: person:administer',
    security: [{ idToken: [] }],
  });
  expect(document.paths['/api/public/getAgreementPage']?.post).toMatchObject({ security: [] });
});

test('calls of API keys name them, and have no parts of the path in their body', () => {
  expect(document.paths['/api/v1/jobs']?.get).toMatchObject({
    description: 'For: key:jobs:read',
    security: [{ apiKey: [] }],
  });
  const replace = document.paths['/api/scim/v2/Users/{userId}']?.put;
  expect(replace?.parameters).toEqual([{ name: 'userId', in: 'path', required: true, schema: { type: 'string' } }]);
  const [{ schema } = { schema: {} }] = Object.values(replace?.requestBody?.content ?? {});
  expect(Object.keys(schema.properties ?? {})).toContain('userName');
  expect(Object.keys(schema.properties ?? {})).not.toContain('userId');
});

test('the page has a form for each call of API keys, and for no other', () => {
  const forms = [...apiPage(document).matchAll(/<form data-method="(\w+)" data-path="([^"]+)"/g)];
  const tried = forms.map(([, method = '', path = '']) => `${method} ${path}`);
  const ofKeys = [apis.agencyApi, apis.scim].flatMap(({ basePath, routes: own }) =>
    own.map(({ endpoint: { method, path } }) => `${method} ${basePath}${path}`.replace(/:(\w+)/g, '{$1}')),
  );
  expect(tried.sort()).toEqual(ofKeys.sort());
});

test('calls with the session of Client Connect name its cookie; signing in needs none', () => {
  const call = (name: string) => document.paths[`/api/client/${name}`]?.post;
  for (const name of ['jobs', 'shareJob', 'setPassword']) {
    expect(call(name)).toMatchObject({ description: 'For: client', security: [{ clientSession: [] }] });
  }
  for (const name of ['requestCode', 'signIn']) expect(call(name)).toMatchObject({ security: [] });
  expect(document.components.securitySchemes.clientSession).toMatchObject({ in: 'cookie', name: '__session' });
});

test('a call with a form is described with its content type', () => {
  const routeOf = (body: string) => {
    const own = Object.values(apis).flatMap(({ basePath, routes }) => routes.map((one) => ({ basePath, ...one })));
    const found = own.find((one) => one.body === body);
    const { basePath = '', endpoint } = found ?? {};
    const path = `${basePath}${endpoint?.path ?? ''}`.replace(/:(\w+)/g, '{$1}');
    return document.paths[path]?.[endpoint?.method.toLowerCase() ?? ''];
  };
  const upload = routeOf('multipart');
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
  expect(upload?.parameters).toContainEqual(expect.objectContaining({ in: 'query' }));
  expect(Object.keys(routeOf('form')?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
  expect(routeOf('small')).toBeDefined();
  expect(routeOf('ignored')?.requestBody).toBeUndefined();
});

test('operations have names of their own', () => {
  const names = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('the page lists the calls, and its texts are escaped', () => {
  const page = apiPage({ ...document, info: { ...document.info, title: 'A <b>portal</b>' } });
  expect(page).toContain('<code>/api/app/erasePerson</code>');
  expect(page).not.toContain('<b>');
});
