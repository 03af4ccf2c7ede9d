import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { retentionApi, RetentionRow } from '@portal/domain/contracts/retention-api';
import { dayMs } from '@portal/domain/constants/time';
import { PortalError } from '@portal/domain/errors/portal-error';
import {
  answerTimeMs,
  askedAtOf,
  endOfCandidate,
  erasureTimeOf,
  lastActivityOf,
  latestActivityToCheck,
  retentionKindOf,
  retentionStepOf,
} from '@portal/domain/privacy/retention';
import type { StaffContext } from '../../runtime/route';
import { findSamePerson } from './find-same-person';

type Call = typeof retentionApi.previewRetention;
type Page = Awaited<ReturnType<StaffContext['store']['retention']['inactive']>>;
type Cursor = Page['next'];

const aheadMs = 31 * dayMs;
const maxRows = 100;
const pageSize = 200;
/** Most candidates that are looked at for one answer. */
const maxSeen = 2_000;

/** Who goes by the saved rules within 31 days. @throws PortalError `notFound`. */
export async function previewRetention(
  { organizationId }: RequestOf<Call>,
  { store, clock }: StaffContext,
): Promise<AnswerOf<Call>> {
  const organization = await store.organizations.get(organizationId);
  if (!organization) throw new PortalError('notFound', { detail: 'organization' });
  const rules = organization.privacy.retention;
  const now = clock.now();
  const until = rules.isOn ? latestActivityToCheck(rules, now + aheadMs) : null;
  if (until === null) return { isOn: false, rows: [], isMore: false };
  const rows: RetentionRow[] = [];
  const listed = new Set<string>();
  let cursor: Cursor = null;
  for (let seen = 0; seen < maxSeen; seen += pageSize) {
    const page: Page = await store.retention.inactive(organizationId, until, cursor, pageSize);
    for (const candidate of page.candidates) {
      const { jobId, id: candidateId } = candidate;
      const end = endOfCandidate(candidate, rules);
      if (end === null || end > now + aheadMs || listed.has(`${jobId}/${candidateId}`)) continue;
      if (rows.length === maxRows) return { isOn: true, rows, isMore: true };
      const { candidates } = await findSamePerson({ store }, candidate);
      for (const one of candidates) listed.add(`${one.jobId}/${one.id}`);
      const goesAt = erasureTimeOf(candidates, rules, now);
      if (goesAt === null || goesAt > now + Math.max(aheadMs, answerTimeMs + dayMs)) continue;
      rows.push({
        ...{ jobId, candidateId, name: candidateName(candidate), kind: retentionKindOf(candidate) },
        step: retentionStepOf(candidates, rules, now),
        lastActivityAt: Math.max(...candidates.map(lastActivityOf)),
        goesAt: Math.max(goesAt, now),
        askedAt: askedAtOf(candidates),
      });
    }
    cursor = page.next;
    if (!cursor) return { isOn: true, rows, isMore: false };
  }
  return { isOn: true, rows, isMore: true };
}
