import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { sharedLinkSchema, type SharedLink, type SharedLinkKind } from '@portal/domain/links/shared-link';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import express from 'express';
import { encodeId } from '../links/encoded-ids';
import { createdLink } from '../links/create-links';
import type { Ports } from '../runtime/ports';
import { fakePorts } from '../testing/fake-ports';
import { publicPage } from './public-page';

const products = { skillsMarketing: { enable: '1' }, jobMarketing: { enable: '1' } };
const organization = organizationSchema.cast({
  ...{ id: 'o', name: 'Agency & Co', productFeature: products },
  ...{ subdomain: 'acme', colors: { primaryColor: '#123456' } },
});
const job = jobSchema.cast({
  id: 'j',
  organizationId: 'o',
  createdBy: 'u',
  jobTitle: 'Nurse',
  company: 'Secret Inc',
  selectedProfileId: 'default',
});
const candidate = jobCandidateSchema.cast(
  { id: 'c', jobId: 'j', organizationId: 'o', createdBy: 'u', fullName: 'Zoë Müller' },
  { assert: false },
);
const marketed = skillsCandidateSchema.cast({
  id: '7',
  organizationId: 'o',
  candidate: { id: '7', name: 'Zoë Müller' },
  selectedProfileId: 'default',
});
const tearsheet = tearsheetSchema.cast({ id: '31', organizationId: 'o', name: 'Secret list' });
const link = (id: string, kind: SharedLinkKind, targetId: string, changes: object = {}) =>
  sharedLinkSchema.cast({ id, organizationId: 'o', kind, targetId, ...changes });
const links: Record<string, SharedLink> = {
  profile: link('profile', 'profile', '7'),
  job: link('job', 'job', 'j'),
  gated: link('gated', 'job', 'j', { hasGateing: true }),
  candidates: link('candidates', 'candidates', '31'),
  jobs: link('jobs', 'jobs', '31'),
};
/** The path and query of a link, as its recipients have it. */
function pathOf(name: string): string {
  const made = links[name];
  if (!made) throw new Error(name);
  const { pathname, search } = new URL(createdLink(fakePorts({}), made).url);
  return pathname + search;
}
const publicToken = 'abcdefghij';
let hosting: Server;
let page: Server;

beforeAll(() => {
  const statics = express().get('/:name', (request, response) => {
    response.setHeader('content-security-policy', "default-src 'self'");
    response.type('html').send(`<head><title>Portal</title></head>${request.params.name}`);
  });
  hosting = statics.listen(0);
  const pointer = { organizationId: 'o', jobId: 'j', publicToken };
  const store = {
    publicLinks: { job: () => Promise.resolve(pointer), candidate: () => Promise.resolve(pointer) },
    candidates: { get: () => Promise.resolve(candidate) },
    jobs: { get: () => Promise.resolve(job) },
    organizations: {
      get: () => Promise.resolve(organization),
      ofHost: (name: string) => Promise.resolve(name === 'acme' ? 'o' : null),
    },
    users: { get: () => Promise.resolve(null) },
    sharedLinks: { get: (_organization: string, id: string) => Promise.resolve(links[id] ?? null) },
    skillsCandidates: { get: () => Promise.resolve(marketed) },
    tearsheets: { get: () => Promise.resolve(tearsheet) },
    marketingBrands: { list: () => Promise.resolve([]) },
    integrationUsers: { get: () => Promise.resolve(null) },
    rateLimits: { isFull: () => Promise.resolve(false), count: () => Promise.resolve(true) },
  } as unknown as Ports['store'];
  const ports = fakePorts({});
  const config = { ...ports.config, publicBaseUrl: `http://127.0.0.1:${portOf(hosting)}` };
  page = createServer(express().use(publicPage(() => ({ ...ports, store, config })))).listen(0);
});
afterAll(() => {
  hosting.close();
  page.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const open = (path: string) => fetch(`http://127.0.0.1:${portOf(page)}${path}`);

test.each([
  [`/resumes/${publicToken}/c`, '<title>A resume from Agency &amp; Co</title>'],
  [`/organization/${publicToken}/j`, '<title>Nurse · Agency &amp; Co</title>'],
  ['/resumes/abcdefghik/c', '<title>Portal</title>'],
  ['/resumes/x', '<title>Portal</title>'],
  [pathOf('profile'), '<title>A candidate from Agency &amp; Co</title>'],
  [pathOf('job'), '<title>Nurse · Agency &amp; Co</title>'],
  [pathOf('gated'), '<title>A job from Agency &amp; Co</title>'],
  [pathOf('candidates'), '<title>Candidates from Agency &amp; Co</title>'],
  [pathOf('jobs'), '<title>Jobs from Agency &amp; Co</title>'],
  [`${pathOf('profile')}x`, '<title>Portal</title>'],
])('%s', async (path, title) => {
  const response = await open(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(title);
  expect(html).not.toMatch(/Zoë|Müller|Secret/);
  expect(html).toContain(/^\/(resumes|organization)/.test(path) ? 'public.html' : 'marketing.html');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

test.each([
  ['/client', 'client.html'],
  ['/client/o/c/jobs', 'client.html'],
  ['/login', 'app'],
  ['/agreement/v1.x', 'public.html'],
])('%s has the brand of its host from the first byte', async (path, shell) => {
  const open = async (host: string) => {
    const headers = { 'x-forwarded-host': host };
    return await (await fetch(`http://127.0.0.1:${portOf(page)}${path}`, { headers })).text();
  };
  const html = await open('acme.portal.test');
  expect(html).toMatch(/<title>Agency &amp; Co[^<]*<\/title>/);
  expect(html).toContain('<meta name="theme-color" content="#123456" />');
  expect(html).toContain('&quot;organizationName&quot;:&quot;Agency &amp; Co&quot;');
  expect(html.endsWith(shell)).toBe(true);
  const own = await open('portal.test');
  expect(own).toContain('<title>Portal</title>');
  expect(own).toContain('<meta name="host-theme" content="null" />');
});

test('a page to unsubscribe names the agency', async () => {
  const { config } = fakePorts({});
  const path = (organizationId: string) =>
    `/unsubscribe/sm/${organizationId}/${encodeId(config, 'SkillsMarketing', { organizationId: 'o', id: '7' })}`;
  expect(await (await open(path('o'))).text()).toContain('<title>Emails from Agency &amp; Co</title>');
  expect(await (await open(path('other'))).text()).toContain('<title>Portal</title>');
});

test.each([
  ['acme.portal.test', true],
  ['other.portal.test', false],
  ['portal.test', false],
])('a dead link at %s has the look of an agency: %p', async (host, isBranded) => {
  const headers = { 'x-forwarded-host': host };
  const response = await fetch(`http://127.0.0.1:${portOf(page)}/resumes/abcdefghik/c`, { headers });
  const html = await response.text();
  expect(html.includes('og:site_name')).toBe(isBranded);
  expect(html.includes('<meta name="theme-color" content="#123456" />')).toBe(isBranded);
  expect(html.includes('<title>Portal</title>')).toBe(!isBranded);
});
