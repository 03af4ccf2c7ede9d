import { beforeEach, describe, expect, test } from '@jest/globals';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import type { User } from '@portal/domain/users/user';
import type { ResumeSubject } from '../projections/resume-subject';
import type { Ports } from '../runtime/ports';
import { fakePorts } from '../testing/fake-ports';
import { subjectWithCanaries } from '../testing/sample-resume-subject';
import { notifySubmissionReady, recruiterEmails } from './notify-recruiters';

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
  /** Limits that are reached. */
  full?: readonly string[];
  notify?: typeof notifySubmissionReady;
}

/** Recipients of the mail about a candidate of the recruiter's job. */
async function notified({
  jobOwner = 'recruiter',
  jobRecruiter = '',
  candidateRecruiter = '',
  organization,
  full = [],
  notify,
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
  const store = { ...ports.store, users, rateLimits };
  if (!notify) return await recruiterEmails({ store }, subject);
  await notify({ ...ports, store }, subject, () => Promise.resolve({ subject: 'News', html: '', text: '' }));
  return sent;
}

const nameAll = {
  notificationsToJobOwner: true,
  notificationsToJobRecruiter: true,
  notificationsToCandidateOwner: true,
  notificationsToCandidateRecruiter: true,
};

test("without settings the candidate's recruiter is notified, else the job's, else its owner", async () => {
  expect(await notified({ candidateRecruiter: 'other' })).toEqual([cast.otherRecruiter.email]);
  expect(await notified({ jobRecruiter: 'other' })).toEqual([cast.otherRecruiter.email]);
  expect(await notified({})).toEqual([cast.recruiter.email]);
});

test('of the users in the settings, current members are notified once', async () => {
  const organization = { ...nameAll, notificationsToOther: true, notificationsToOtherEmail: 'desk@agency.example' };
  expect(await notified({ jobRecruiter: 'recruiter', candidateRecruiter: 'other', organization })).toEqual([
    cast.recruiter.email,
    cast.otherRecruiter.email,
    'desk@agency.example',
  ]);
});

test.each([
  ['has left', cast.withoutOrganization],
  ['works for another organization', cast.foreignRecruiter],
  ['was disabled', cast.disabled],
])('a recruiter who %s gets no mail; the next one does, else the organization', async (_how, user) => {
  people.left = user;
  for (const organization of [{}, nameAll]) {
    expect(await notified({ candidateRecruiter: 'left', organization })).toEqual([cast.recruiter.email]);
    const alone = { jobOwner: 'left', jobRecruiter: 'left', candidateRecruiter: 'left' };
    expect(await notified({ ...alone, organization })).toEqual([office]);
    expect(await notified({ ...alone, organization: { ...organization, email: '' } })).toEqual([]);
  }
});

test('a recruiter with notifications off gets no mail, and no one gets it instead', async () => {
  people.recruiter = { ...cast.recruiter, disableEmailNotifications: true };
  for (const organization of [{}, nameAll]) expect(await notified({ organization })).toEqual([]);
});

test('a recruiter of another organization in the job gets no mail', async () => {
  people.stranger = { ...cast.foreignAdmin, organizationId: castOrganizations.b };
  expect(await notified({ jobRecruiter: 'stranger', organization: { notificationsToJobRecruiter: true } })).toEqual([
    cast.recruiter.email,
  ]);
});

describe('an applicant whose submission is ready', () => {
  const notify = notifySubmissionReady;
  const organization = {
    notificationsToJobOwnerSubmissionReadyEmailNotification: true,
    notificationsToJobRecruiterSubmissionReadyEmailNotification: false,
    notificationsToOtherSubmissionReadyEmailNotification: false,
    notificationsToOtherEmailSubmissionReadyEmailNotification: 'desk@agency.example',
  };
  test('is reported to those whom the settings name, and to nobody without them', async () => {
    const jobRecruiter = 'other';
    expect(await notified({ notify, jobRecruiter, organization })).toEqual([cast.recruiter.email]);
    const others = {
      notificationsToJobOwnerSubmissionReadyEmailNotification: false,
      notificationsToJobRecruiterSubmissionReadyEmailNotification: true,
      notificationsToOtherSubmissionReadyEmailNotification: true,
    };
    expect(await notified({ notify, jobRecruiter, organization: { ...organization, ...others } })).toEqual([
      cast.otherRecruiter.email,
      'desk@agency.example',
    ]);
    const nobody = { ...organization, notificationsToJobOwnerSubmissionReadyEmailNotification: false };
    expect(await notified({ notify, jobRecruiter, organization: nobody })).toEqual([]);
  });
  test('is reported within the limits', async () => {
    expect(await notified({ notify, organization, full: ['submissionReady'] })).toEqual([]);
    expect(await notified({ notify, organization, full: ['notificationOfRecruiter'] })).toEqual([]);
  });
});
