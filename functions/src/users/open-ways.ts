import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { publicLinks } from '@portal/domain/links/public-links';
import type { ThreadClient } from '@portal/domain/threads/thread';
import type { Store } from '../store/store';
import { openPlace } from './client-place';
import { visibleJob } from './visible-jobs';

/** How a client opens a candidate now. */
export interface OpenWay {
  /** Path of the page. */
  path: string;
  /** Brand of the page; `''` for that of the contact person. */
  brand: string;
  /** Whether the page shows who an anonymous candidate is. */
  isRevealed: boolean;
}

/**
 * How the client of a thread opens the candidate now. A recipient has one as long as a link is not revoked, a contact as
 * long as Client Connect shows the candidate, and a viewer of the common link until it is closed.
 * @returns null when the client has no way any more.
 */
export async function openWayOf(
  store: Store,
  { organizationId, jobId, candidateId }: CandidateKey,
  client: ThreadClient,
  page: Pick<JobCandidate['public'], 'resumeLink' | 'linkVersion'>,
): Promise<OpenWay | null> {
  if (client.way === 'viewer') {
    return client.linkVersion === page.linkVersion ? { path: page.resumeLink, brand: '', isRevealed: false } : null;
  }
  const links = (await store.recipients.linksOfClient(candidateId, client)).filter(
    (link) => link.organizationId === organizationId && link.jobId === jobId,
  );
  for (const { contactId, token, brand, isRevealed } of links) {
    if (contactId === '') return { path: publicLinks.resume(token, candidateId), brand, isRevealed };
    const place = await openPlace(store, { organizationId, contactId });
    const job = place && (await visibleJob(store, place, jobId));
    if (job?.shown.some(({ id }) => id === candidateId)) {
      return {
        path: publicLinks.clientCandidate({ organizationId, contactId, jobId, candidateId }),
        brand,
        isRevealed,
      };
    }
  }
  return null;
}
