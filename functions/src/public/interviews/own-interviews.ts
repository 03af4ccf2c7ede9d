import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { Interview } from '@portal/domain/interviews/interview';
import { interviewUid } from '../../interviews/interview-uid';
import type { PublicContext } from '../../runtime/route';
import type { LinkedResume } from '../find-by-link';

/** The viewer as the client of an interview: as the link names them, else as they name themselves. */
export function clientOf(
  { candidate, recipient }: Pick<LinkedResume, 'candidate' | 'recipient'>,
  given: { name: string; email: string; guid: string; timeZone: string },
): Interview['client'] {
  const { linkVersion } = candidate.public;
  if (!recipient) return { ...given, recipientId: '', contactId: '', linkVersion };
  const { name, email, recipientId, contactId } = recipient;
  return { name, email, recipientId, contactId, guid: '', linkVersion, timeZone: given.timeZone };
}

/** Whether an interview is the viewer's own: of the email that the link names, else of the browser that proposed it. */
export function isOwnInterview(
  { candidateId, client }: Interview,
  { candidate, recipient }: Pick<LinkedResume, 'candidate' | 'recipient'>,
  guid: string,
): boolean {
  if (candidateId !== candidate.id) return false;
  return recipient ? client.guid === '' && client.email === recipient.email : client.guid === guid;
}

/** The viewer's own interviews with the candidate, newest first. */
export async function ownInterviews(
  { store }: Pick<PublicContext, 'store'>,
  subject: LinkedResume,
  guid: string,
): Promise<Interview[]> {
  const { candidate, organization, recipient } = subject;
  const found = recipient
    ? await store.interviews.withCandidate(organization.id, candidate.id, recipient.email)
    : await store.interviews.ofBrowser(organization.id, candidate.id, guid);
  return found
    .filter((interview) => isOwnInterview(interview, subject, guid))
    .sort((one, other) => other.changedAt - one.changedAt);
}

/** What a new interview with the candidate is about. */
export function newInterview(
  context: Pick<PublicContext, 'config'>,
  { candidate, job, organization, contact }: LinkedResume,
  { id, client }: { id: string; client: Interview['client'] },
) {
  return {
    ...{ id, client, uid: interviewUid(context, id) },
    ...{ organizationId: organization.id, jobId: job.id, candidateId: candidate.id },
    candidateName: candidateName(candidate),
    jobTitle: job.jobTitle,
    recruiter: {
      ...{ id: contact?.id ?? '', name: contact?.displayName ?? '', email: contact?.email ?? '' },
      timeZone: contact?.timeZone ?? '',
    },
  };
}
