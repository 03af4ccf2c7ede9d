import { expect, test } from '@jest/globals';
import { clientPaths, clientRouteOf } from './client-route';

const place = { organizationId: 'acme', contactId: 'c-1' };

test.each([
  ['/client', { page: 'home' }],
  ['/client/', { page: 'home' }],
  ['/client/acme', { page: 'home' }],
  ['/client/acme/__x__', { page: 'home' }],
  [clientPaths.jobs(place), { page: 'jobs', ...place, isClosed: false }],
  [clientPaths.jobs(place, true), { page: 'jobs', ...place, isClosed: true }],
  [clientPaths.job(place, 'j'), { page: 'job', ...place, jobId: 'j', candidateId: '' }],
  [clientPaths.job(place, 'j', 'k'), { page: 'job', ...place, jobId: 'j', candidateId: 'k' }],
  ['/client/acme/jobs/j', { page: 'job', organizationId: 'acme', contactId: '', jobId: 'j', candidateId: '' }],
])('%s', (path, route) => {
  expect(clientRouteOf(path)).toEqual(route);
});
