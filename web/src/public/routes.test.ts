import { expect, test } from '@jest/globals';
import { publicLinks } from '@portal/domain/links/public-links';
import { routeOf } from './routes';

test.each([
  [publicLinks.resume('abcDEF2345', 'c-1'), { page: 'resume', publicToken: 'abcDEF2345', candidateId: 'c-1' }],
  [publicLinks.shortlist('t'.repeat(32)), { page: 'shortlist', shortlistToken: 't'.repeat(32) }],
  ['/resumes/shortlist/c-1', { page: 'resume', publicToken: 'shortlist', candidateId: 'c-1' }],
  [publicLinks.job('abcDEF2345', 'j_1'), { page: 'job', publicToken: 'abcDEF2345', jobId: 'j_1' }],
  ['/resumes/abc/c1/', { page: 'resume', publicToken: 'abc', candidateId: 'c1' }],
  [
    '/unsubscribe/sm/agency/enc0dedEnc0ded/user-1',
    {
      page: 'unsubscribe',
      unsubType: 'sm',
      organizationId: 'agency',
      recipientId: 'enc0dedEnc0ded',
      senderId: 'user-1',
    },
  ],
  [publicLinks.resumeConfirmation(), { page: 'resumeConfirmation' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  '/',
  '/resumes/abc',
  '/resumes/abc/c1/more',
  '/resumes/a%2Fb/c1',
  '/resumes//c1',
  '/resumes/abc/__c1__',
  '/organization/abc',
  '/unsubscribe/xx/agency/enc0dedEnc0ded/user-1',
  '/unsubscribe/sm/agency',
  '/jobs/a/b',
])('%s is missing', (path) => {
  expect(routeOf(path)).toEqual({ page: 'missing' });
});
