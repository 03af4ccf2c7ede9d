import { beforeEach, expect, test } from '@jest/globals';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import type { User } from '@portal/domain/users/user';
import type { ResumeSubject } from '../projections/resume-subject';
import type { Ports } from '../runtime/ports';
import { fakePorts } from '../testing/fake-ports';
import { subjectWithCanaries } from '../testing/resume-subject';
import { notifyRecruiters } from './notify-recruiters';

const office = 'office@agency.example';
let people: Partial<Record<string, User>>;
beforeEach(() => {
  people = {
    recruiter: cast.recruiter,
    other: { ...cast.otherRecruiter, id: 'other' },
    left: cast.withoutOrganization,
  };
});

interface Given {
  jobOwner?: string;
  jobRecruiter?: string;
  candidateRecruiter?: string;
  organization?: Partial<ResumeSubject['organization']>;
  /** Names of limits that are reached. */
  full?: readonly string[];
}

/** To whom a mail goes about a candidate of the recruiter's job. */
async function told({
  jobOwner = 'recruiter',
  jobRecruiter = '',
  candidateRecruiter = '',
  organization,
  full = [],
}: Given) {
  const subject = subjectWithCanaries();
  Object.assign(subject.job, { createdBy: jobOwner, recruiterId: jobRecruiter });
  Object.assign(subject.candidate, { createdBy: '', recruiterId: candidateRecruiter });
  Object.assign(subject.organization, { email: office, notificationsToOtherEmail: '', ...organization });
  const sent: string[] = [];
  const ports = fakePorts({
    mail: {
      send: ({ to }) => {
        sent.push(to);
        return Promise.resolve();
      },
    },
  });
  const rateLimits = {
    count: (key: string) => Promise.resolve(!full.some((name) => key.startsWith(`${name}-`))),
  } as unknown as Ports['store']['rateLimits'];
  const users = { ...ports.store.users, get: (uid: string) => Promise.resolve(people[uid] ?? null) };
  await notifyRecruiters({ ...ports, store: { ...ports.store, users, rateLimits } }, subject, () =>
    Promise.resolve({ subject: 'News', html: '', text: '' }),
  );
  return sent;
}

test.each(['notification', 'notificationOfRecruiter'])('nobody gets more mails than %s allows', async (name) => {
  expect(await told({})).toHaveLength(1);
  expect(await told({ full: [name] })).toEqual([]);
});

const nameAll = {
  notificationsToJobOwner: true,
  notificationsToJobRecruiter: true,
  notificationsToCandidateOwner: true,
  notificationsToCandidateRecruiter: true,
};

test("without a word in the settings the candidate's recruiter is told, then the job's, then its owner", async () => {
  expect(await told({ candidateRecruiter: 'other' })).toEqual([cast.otherRecruiter.email]);
  expect(await told({ jobRecruiter: 'other' })).toEqual([cast.otherRecruiter.email]);
  expect(await told({})).toEqual([cast.recruiter.email]);
});

test('of those whom the settings name, whoever works here is told, once', async () => {
  const organization = { ...nameAll, notificationsToOther: true, notificationsToOtherEmail: 'desk@agency.example' };
  expect(await told({ jobRecruiter: 'recruiter', candidateRecruiter: 'other', organization })).toEqual([
    cast.recruiter.email,
    cast.otherRecruiter.email,
    'desk@agency.example',
  ]);
});

test.each([
  ['has left', cast.withoutOrganization],
  ['works for another organization', cast.foreignRecruiter],
  ['was disabled', cast.disabled],
])('whoever %s gets nothing: the next one does, and without one the organization', async (_how, user) => {
  people.left = user;
  for (const organization of [{}, nameAll]) {
    expect(await told({ candidateRecruiter: 'left', organization })).toEqual([cast.recruiter.email]);
    const alone = { jobOwner: 'left', jobRecruiter: 'left', candidateRecruiter: 'left' };
    expect(await told({ ...alone, organization })).toEqual([office]);
    expect(await told({ ...alone, organization: { ...organization, email: '' } })).toEqual([]);
  }
});

test('whoever has switched mails off gets none, and nobody instead', async () => {
  people.recruiter = { ...cast.recruiter, disableEmailNotifications: true };
  for (const organization of [{}, nameAll]) expect(await told({ organization })).toEqual([]);
});

test('a stranger whom somebody has written in as recruiter gets nothing', async () => {
  people.stranger = { ...cast.foreignAdmin, organizationId: castOrganizations.b };
  expect(await told({ jobRecruiter: 'stranger', organization: { notificationsToJobRecruiter: true } })).toEqual([
    cast.recruiter.email,
  ]);
});
