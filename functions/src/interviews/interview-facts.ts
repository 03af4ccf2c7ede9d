import { isShownToClients } from '@portal/domain/client-connect/listed-job';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Interview } from '@portal/domain/interviews/interview';
import { interviewScreenTexts } from '@portal/domain/texts/interviews';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import { shownJobTitle, type ResumeSubject } from '../projections/resume-subject';
import type { Ports } from '../runtime/ports';

/** What a client may read about an interview's candidate and job. */
export interface ShownToClient {
  candidateName: string;
  jobTitle: string;
}

/** The candidate's name and the job's title as the client is shown them. @param isHidden see {@link isHiddenFrom}. */
export function shownToClient({ candidate, job, organization }: ResumeSubject, isHidden: boolean): ShownToClient {
  return {
    candidateName: isHidden ? publicResumeTexts.anonymous : candidateName(candidate),
    jobTitle: shownJobTitle(job, organization),
  };
}

/**
 * Whether the client of an interview may not learn who the candidate is: not while the candidate is anonymous, and not later
 * by a link that closed because it was anonymous.
 */
export async function isHiddenFrom(
  context: Pick<Ports, 'store'>,
  candidate: JobCandidate,
  client: Interview['client'],
): Promise<boolean> {
  const { recipients } = context.store;
  const isKnown = client.recipientId !== '' && (await recipients.isRevealedTo(candidate.id, client.email));
  if (isKnown) return false;
  if (await isPresentedAnonymously(context, candidate)) return true;
  if (client.recipientId === '') return client.linkVersion !== candidate.public.linkVersion;
  // Staff have shown the candidate there again since.
  if (client.contactId !== '' && isShownToClients(candidate)) return false;
  return await recipients.hasOnlyClosedLinks(candidate.id, client);
}

/** Where and with whom an interview takes place. */
export function placeFacts({ place, videoUrl, participants }: Interview): [string, string][] {
  const { place: placeName, videoUrl: videoName, participants: others } = interviewScreenTexts;
  return [
    [placeName, place],
    [videoName, videoUrl],
    [others, participants],
  ];
}
