import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationSchema } from '@portal/domain/organizations/organization';
import express from 'express';
import type { Ports } from '../runtime/ports';
import { fakePorts } from '../testing/fake-ports';
import { publicPage } from './public-page';

const organization = organizationSchema.cast({ id: 'o', name: 'Agency & Co' });
const job = jobSchema.cast({ id: 'j', organizationId: 'o', createdBy: 'u', jobTitle: 'Nurse', company: 'Secret Inc' });
const candidate = jobCandidateSchema.cast(
  { id: 'c', jobId: 'j', organizationId: 'o', createdBy: 'u', fullName: 'Zoë Müller' },
  { assert: false },
);
const publicToken = 'abcdefghij';
let hosting: Server;
let page: Server;

beforeAll(() => {
  const statics = express().get('/public.html', (_request, response) => {
    response.setHeader('content-security-policy', "default-src 'self'");
    response.type('html').send('<head><title>Portal</title></head>');
  });
  hosting = statics.listen(0);
  const pointer = { organizationId: 'o', jobId: 'j', publicToken };
  const store = {
    publicLinks: { job: () => Promise.resolve(pointer), candidate: () => Promise.resolve(pointer) },
    candidates: { get: () => Promise.resolve(candidate) },
    jobs: { get: () => Promise.resolve(job) },
    organizations: { get: () => Promise.resolve(organization) },
    users: { get: () => Promise.resolve(null) },
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
])('%s', async (path, title) => {
  const response = await open(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(title);
  expect(html).not.toMatch(/Zoë|Müller|Secret/);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
});
