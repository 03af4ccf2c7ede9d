import type { Agreement } from '@portal/domain/candidates/agreement';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Organization } from '@portal/domain/organizations/organization';
import { collections } from '@portal/domain/paths/firestore-paths';
import { distinctEmails, distinctTexts } from '@portal/domain/privacy/person';
import { agreementTexts } from '@portal/domain/texts/agreement';
import type { Ports } from '../runtime/ports';
import { marketingRecordsOf } from './marketing-records';

type StorePorts = Pick<Ports, 'store'>;
type Answer = Pick<Agreement, 'scope' | 'source' | 'note' | 'by'> & { state: 'given' | 'withdrawn'; decidedAt: number };

/** The same person's candidates in all jobs of the organization, by email; the candidate is one of them. */
async function sameByEmail({ store }: StorePorts, candidate: JobCandidate): Promise<JobCandidate[]> {
  const emails = distinctTexts([...distinctEmails([candidate.email]), candidate.email]);
  const found = await store.personDocuments.candidatesBy(candidate.organizationId, 'email', emails);
  return found.some(({ id, jobId }) => id === candidate.id && jobId === candidate.jobId)
    ? found
    : [candidate, ...found];
}

/** Whether a candidate has agreed to be represented in this job: for the job, or for all of the agency. */
async function hasAgreed(ports: StorePorts, candidate: JobCandidate): Promise<boolean> {
  const { state } = candidate.agreement;
  if (state === 'given') return true;
  if (state === 'withdrawn') return false;
  const all = await sameByEmail(ports, candidate);
  return all.some(({ agreement }) => agreement.state === 'given' && agreement.scope === 'agency');
}

/** Names of the candidates without agreement; none where the organization does not ask. */
export async function withoutAgreement(
  ports: StorePorts,
  organization: Pick<Organization, 'privacy'>,
  candidates: readonly JobCandidate[],
): Promise<string[]> {
  if (organization.privacy.agreement === 'off') return [];
  const agreed = await Promise.all(candidates.map((candidate) => hasAgreed(ports, candidate)));
  return candidates.flatMap((candidate, index) => (agreed[index] ? [] : [candidateName(candidate)]));
}

/**
 * Refuses to introduce candidates who have not agreed, where the organization blocks it.
 * @throws PortalError `conflict` with their names.
 */
export async function requireAgreement(
  ports: StorePorts,
  organization: Pick<Organization, 'privacy'>,
  candidates: readonly JobCandidate[],
): Promise<void> {
  if (organization.privacy.agreement !== 'block') return;
  const missing = await withoutAgreement(ports, organization, candidates);
  if (missing.length > 0) throw new PortalError('conflict', { userMessage: agreementTexts.blocked(missing) });
}

/**
 * Records a decision: for the job, or for the person's candidates in all jobs. A withdrawal ends all public links at once:
 * pages of a withdrawn candidate do not open, and the links of the marketing profile are revoked.
 * @returns how many candidates it reaches.
 */
export async function decideAgreement(ports: StorePorts, candidate: JobCandidate, answer: Answer): Promise<number> {
  const { store } = ports;
  const reached = answer.scope === 'agency' ? await sameByEmail(ports, candidate) : [candidate];
  const keys = reached.map(({ organizationId, jobId, id }): CandidateKey => ({
    organizationId,
    jobId,
    candidateId: id,
  }));
  await store.agreements.set(keys, answer, {
    eventType: answer.state === 'given' ? 'agreementGiven' : 'agreementWithdrawn',
    actorName: answer.by || candidateName(candidate),
    candidateName: candidateName(candidate),
  });
  if (answer.state === 'withdrawn') await endMarketing(ports, candidate.organizationId, reached);
  return reached.length;
}

/** Takes the profiles of candidates from public lists, and revokes their links. */
async function endMarketing(
  { store }: StorePorts,
  organizationId: string,
  candidates: readonly JobCandidate[],
): Promise<void> {
  const { personDocuments } = store;
  const paths = await marketingRecordsOf({ store }, organizationId, candidates);
  for (const path of paths) await personDocuments.update(path, { selectedProfileId: '' });
  const ids = paths.map((path) => path.split('/').at(-1) ?? '');
  const links = personDocuments.byField(collections.sharedLinks(organizationId), 'targetId', ids, { kind: 'profile' });
  for await (const page of links) {
    for (const { path } of page) await personDocuments.update(path, { isRevoked: true });
  }
}
