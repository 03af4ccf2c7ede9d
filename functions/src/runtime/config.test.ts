import { expect, test } from '@jest/globals';
import { readConfig } from './config';

const complete = {
  PUBLIC_BASE_URL: 'https://portal.example.com/',
  STORAGE_BUCKET: 'portal.appspot.com',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Portal <portal@example.com>',
  CODE_KEY: 'x'.repeat(32),
  AUTH_API_KEY: 'web-key',
};

/** The configuration with every secret read. */
const readAll = (env: Parameters<typeof readConfig>[0]) => ({ ...readConfig(env) });

test('reads every variable and drops the trailing slash of URLs', () => {
  expect(readAll(complete)).toEqual({
    agencyDomain: '',
    atsFolder: '',
    scanLanguages: ['eng', 'fra'],
    singleSignOn: null,
    publicBaseUrl: 'https://portal.example.com',
    storageBucket: 'portal.appspot.com',
    smtpUrl: 'smtp://127.0.0.1:1025',
    mailFrom: 'Portal <portal@example.com>',
    mailSenderDomains: [],
    mailsPerSecond: 10,
    mayCallPrivateAddresses: false,
    dnsServer: '',
    mailEventsKey: '',
    mailReplies: null,
    codeKey: 'x'.repeat(32),
    geolocation: null,
    aiService: null,
    elasticsearch: null,
    parsingService: null,
    clamdUrl: '',
    bullhorn: null,
    previousCodeKeys: [],
    authApiUrl: 'https://identitytoolkit.googleapis.com',
    authApiKey: 'web-key',
    isImpersonationEnabled: false,
    isSecondStepOfSuperAdminsRequired: true,
    trustedHops: 2,
  });
});

test('the number of trusted hops is a digit', () => {
  expect(readAll({ ...complete, TRUSTED_HOPS: '0' }).trustedHops).toBe(0);
  expect(() => readAll({ ...complete, TRUSTED_HOPS: 'all' })).toThrow('TRUSTED_HOPS');
});

test('the geolocation service needs its key', () => {
  const env = { ...complete, GEOLOCATION_URL: 'https://locate.example.com' };
  expect(() => readAll(env)).toThrow('GEOLOCATION_KEY');
  expect(readAll({ ...env, GEOLOCATION_KEY: 'key' }).geolocation).toEqual({
    url: 'https://locate.example.com',
    accessKey: 'key',
  });
});

test('uses the built-in engine unless a parsing service with an account is named', () => {
  const env = {
    ...complete,
    PARSING_SERVICE: 'sovren9',
    PARSING_SERVICE_URL: 'https://rest.example.com/v9/',
    PARSING_SERVICE_ACCOUNT: '123',
  };
  expect(readAll({ ...complete, PARSING_SERVICE: 'embedded' }).parsingService).toBeNull();
  expect(() => readAll(env)).toThrow('PARSING_SERVICE_KEY');
  expect(() => readAll({ ...complete, PARSING_SERVICE: 'other' })).toThrow('PARSING_SERVICE');
  expect(readAll({ ...env, PARSING_SERVICE_KEY: 'key' }).parsingService).toEqual({
    version: 'sovren9',
    url: 'https://rest.example.com/v9',
    accountId: '123',
    serviceKey: 'key',
  });
});

test('the ats needs the product’s key and has known URLs', () => {
  const env = { ...complete, BULLHORN_CLIENT_ID: 'portal' };
  expect(() => readAll(env)).toThrow('BULLHORN_CLIENT_SECRET');
  expect(readAll({ ...env, BULLHORN_CLIENT_SECRET: 'secret' }).bullhorn).toEqual({
    url: 'https://rest.bullhornstaffing.com/rest-services',
    clientId: 'portal',
    clientSecret: 'secret',
  });
  const elsewhere = {
    ...env,
    BULLHORN_CLIENT_SECRET: 'secret',
    BULLHORN_URL: 'https://rest.example.com/rest-services/',
  };
  expect(readAll(elsewhere).bullhorn?.url).toBe('https://rest.example.com/rest-services');
});

test('super admins must have a second step unless configured otherwise', () => {
  const isRequired = (value: string) =>
    readAll({ ...complete, SUPER_ADMIN_SECOND_STEP: value }).isSecondStepOfSuperAdminsRequired;
  expect([isRequired(''), isRequired('required'), isRequired('optional')]).toEqual([true, true, false]);
  expect(() => isRequired('off')).toThrow('SUPER_ADMIN_SECOND_STEP');
});

test('impersonation is off by default', () => {
  expect(readAll({ ...complete, IMPERSONATION: 'on' }).isImpersonationEnabled).toBe(true);
  expect(readAll({ ...complete, IMPERSONATION: 'off' }).isImpersonationEnabled).toBe(false);
  expect(() => readAll({ ...complete, IMPERSONATION: 'yes' })).toThrow('IMPERSONATION');
});

test('previous keys follow the current one', () => {
  const [current, former] = ['n'.repeat(32), 'o'.repeat(32)];
  expect(readAll({ ...complete, CODE_KEY: `${current},${former}` })).toMatchObject({
    codeKey: current,
    previousCodeKeys: [former],
  });
  expect(() => readAll({ ...complete, CODE_KEY: `${current},short` })).toThrow('CODE_KEY');
});

test.each(Object.keys(complete))('names a missing or empty %s', (name) => {
  expect(() => readAll({ ...complete, [name]: undefined })).toThrow(name);
  expect(() => readAll({ ...complete, [name]: ' ' })).toThrow(name);
});

test.each([
  ['PUBLIC_BASE_URL', 'portal.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['CODE_KEY', 'short'],
  ['AUTH_API_URL', 'identitytoolkit.example'],
])('refuses a malformed %s without showing its value', (name, value) => {
  const read = () => readAll({ ...complete, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});

test('adds the password to the URL of a mail server with users', () => {
  const password = { SMTP_PASSWORD: 'p@ss/word' };
  const url = (SMTP_URL: string) => new URL(readAll({ ...complete, ...password, SMTP_URL }).smtpUrl);
  expect(decodeURIComponent(url('smtps://portal@mail.example.com:465').password)).toBe('p@ss/word');
  expect(url('smtp://portal:own@mail.example.com').password).toBe('own');
  expect(url('smtp://127.0.0.1:1025').password).toBe('');
});

test('a search server is optional, with or without a key', () => {
  const read = (env: Record<string, string>) => readAll({ ...complete, ...env }).elasticsearch;
  expect(read({ ELASTICSEARCH_URL: 'https://search.example.com' })).toEqual({
    url: 'https://search.example.com',
    apiKey: '',
  });
  expect(read({ ELASTICSEARCH_URL: 'https://search.example.com', ELASTICSEARCH_API_KEY: 'key' })?.apiKey).toBe('key');
  expect(() => read({ ELASTICSEARCH_URL: 'search.example.com' })).toThrow('ELASTICSEARCH_URL');
});

test('a sign-in through the ats needs an issuer and the key', () => {
  const key = { BULLHORN_CLIENT_ID: 'portal', BULLHORN_CLIENT_SECRET: 'secret' };
  const issuer = { BULLHORN_ISSUER: 'https://issuer.example.com/' };
  expect(readAll({ ...complete, ...key }).singleSignOn).toBeNull();
  expect(readAll({ ...complete, ...issuer }).singleSignOn).toBeNull();
  expect(readAll({ ...complete, ...key, ...issuer }).singleSignOn).toEqual({
    issuer: 'https://issuer.example.com',
    clientId: 'portal',
    clientSecret: 'secret',
  });
});

test('scans are recognized in English and French unless other languages are named', () => {
  expect(readAll(complete).scanLanguages).toEqual(['eng', 'fra']);
  expect(readAll({ ...complete, SCAN_LANGUAGES: 'deu, chi_sim' }).scanLanguages).toEqual(['deu', 'chi_sim']);
  expect(() => readAll({ ...complete, SCAN_LANGUAGES: '../eng' })).toThrow();
});

test('a function without a secret reads everything else', () => {
  const own = readConfig({ ...complete, CODE_KEY: undefined, BULLHORN_CLIENT_ID: 'portal' });
  expect(own.publicBaseUrl).toBe('https://portal.example.com');
  expect(() => own.codeKey).toThrow('CODE_KEY');
  expect(() => own.bullhorn).toThrow('BULLHORN_CLIENT_SECRET');
});
