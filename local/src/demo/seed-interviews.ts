import { dayMs } from '@portal/domain/constants/time';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import { changeInterview, proposeInterview, versionOf } from '@portal/domain/interviews/change-interview';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { refreshClientState } from '@portal/functions/store/client-states';
import { firestore } from '@portal/functions/store/firestore';
import type { DemoAccount } from './accounts';
import type { DemoJob } from './seed-jobs';

const minutes = 45;
/** Hours of the proposed times, in UTC: the morning in Portland. */
const hours = [17, 19, 21] as const;

/** The first client contact has proposed three times for a candidate; the recruiter has confirmed one. */
export async function seedInterview(
  job: DemoJob,
  {
    client,
    recruiter,
    candidate,
    now,
  }: { client: DemoAccount; recruiter: DemoAccount; candidate: JobCandidate; now: number },
): Promise<void> {
  const { organizationId, jobId } = job;
  const db = firestore();
  const title: unknown = (await db.doc(documents.job(organizationId, jobId)).get()).get('jobTitle');
  const firstDay = Math.floor(now / dayMs + 3) * dayMs;
  const slots = hours.map((hour, index) => ({ start: firstDay + index * dayMs + hour * 3_600_000, minutes }));
  const proposed = proposeInterview(
    {
      ...{
        id: 'demo-interview',
        organizationId,
        jobId,
        candidateId: candidate.id,
        uid: 'interview-demo@portal.example',
      },
      candidateName: candidateName(candidate),
      jobTitle: typeof title === 'string' ? title : '',
      client: {
        ...{
          name: client.name,
          email: client.email,
          recipientId: client.uid,
          contactId: client.uid,
          guid: '',
          linkVersion: 0,
        },
        timeZone: 'America/Los_Angeles',
      },
      recruiter: { id: recruiter.uid, name: recruiter.name, email: recruiter.email, timeZone: 'America/Los_Angeles' },
    },
    {
      id: 'demo-proposal',
      by: 'client',
      name: client.name,
      slots,
      message: 'Any of these works for us.',
      now: now - dayMs,
    },
  );
  const confirmed = changeInterview(proposed, {
    ...{ id: 'demo-confirmation', action: 'confirm', by: 'recruiter', name: recruiter.name, slots: slots.slice(1, 2) },
    ...{ message: 'See you there.', place: '', videoUrl: 'https://meet.example/interview', participants: '' },
    ...{ version: versionOf(proposed), now: now - dayMs / 2 },
  });
  await db.doc(documents.interview(organizationId, confirmed.id)).set(confirmed);
  await refreshClientState(confirmed);
}
