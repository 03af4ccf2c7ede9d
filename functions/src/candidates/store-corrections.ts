import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { changeCorrections, type CorrectionChange } from '@portal/domain/corrections/change-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import { todayOf } from '../runtime/today';
import type { Ports } from '../runtime/ports';
import { changedCandidateFields, correctedParsing } from './corrected-parsing';

/**
 * Stores corrections of a candidate's parsed resume, all or none. The parser's values stay stored next to them; the caller
 * grades the candidate again.
 * @param options.by who corrects; an empty `uid` for applicants.
 * @param options.fieldsOf fields of the candidate that change besides those that follow the resume; may refuse the candidate.
 * @throws PortalError `notFound` for a missing candidate and one whose file is not parsed; what `fieldsOf` throws.
 */
export async function storeCorrections(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  key: CandidateKey,
  changes: readonly CorrectionChange[],
  {
    by,
    fieldsOf = () => ({}),
  }: { by: { uid: string; name: string }; fieldsOf?: (candidate: JobCandidate) => Partial<JobCandidate> },
): Promise<void> {
  const stamp = { by: by.uid, byName: by.name, at: clock.now() };
  const isThere = await store.resumeParsing.change(key, async ({ candidate, parsing, original, corrections }) => {
    if (!parsing || candidate.isDeleted) throw new PortalError('notFound');
    const fields = fieldsOf(candidate);
    const read = original ?? { parsed: parsing.parsed };
    const changed = changeCorrections(corrections, read.parsed, changes, stamp);
    const corrected = await correctedParsing(read.parsed, changed, { html: parsing.html, today: todayOf(clock) });
    return {
      parsing: { ...corrected, fileId: parsing.fileId },
      original: read,
      corrections: changed,
      candidate: { ...changedCandidateFields(parsing.parsed, corrected.parsed), ...fields },
      engineVersion: read.parsed.engineVersion,
      isParsedAnew: false,
      activity: {
        eventType: 'candidateCorrected',
        userId: by.uid,
        actorName: by.name,
        candidateId: key.candidateId,
      },
    };
  });
  if (!isThere) throw new PortalError('notFound');
}
