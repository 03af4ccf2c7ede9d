import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import type { MailingKind } from '@portal/domain/mail/mailing';
import { redactorOfRecord } from '@portal/domain/redaction/record-redactor';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { selectedEmailText } from '../profiles/selected-email-text';
import { toSafeHtml } from '../projections/rich-text';
import type { Ports } from '../runtime/ports';

/** A candidate as mails introduce them; an anonymous one is not named. */
interface MailedCandidate extends Pick<SkillsCandidate, 'owner'> {
  name: string;
  occupation: string;
  /** The job of the portal whose candidate it is; `''` for a record of the ATS. */
  jobId: string;
  /** Sanitized HTML. */
  text: string;
}

/** Longest text of a record that mails quote. */
const maxRecordText = 1_200;

/** What a mailing is about. */
export interface MailingTarget {
  kind: MailingKind;
  id: string;
  name: string;
  candidate: MailedCandidate | null;
  tearsheet: Tearsheet | null;
  job: Job | null;
}

/**
 * The candidate, tearsheet or job of a mailing.
 * @throws PortalError `notFound` for one that is not stored or deleted.
 */
export async function mailingTarget(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  kind: MailingKind,
  id: string,
): Promise<MailingTarget> {
  const nothing = { kind, id, candidate: null, tearsheet: null, job: null };
  if (kind === 'profile') {
    const candidate = await store.skillsCandidates.get(organizationId, id);
    if (candidate && !candidate.isDeleted) {
      return { ...nothing, name: candidate.candidate.name, candidate: await mailedCandidate({ store }, candidate) };
    }
  } else if (kind === 'jobProfile') {
    const job = await store.jobs.get(organizationId, id);
    if (job) return { ...nothing, name: job.jobTitle, job };
  } else {
    const tearsheet = await store.tearsheets.get(organizationId, id);
    if (tearsheet) return { ...nothing, name: tearsheet.name, tearsheet };
  }
  throw new PortalError('notFound', { detail: `target of a mailing: ${kind}` });
}

/** The text is the section for emails of the candidate's profile, else what the record says. */
async function mailedCandidate({ store }: Pick<Ports, 'store'>, record: SkillsCandidate): Promise<MailedCandidate> {
  const { organizationId, candidate, owner, selectedProfileId } = record;
  const { jobId } = record.portal;
  const of = { organizationId, jobId: '', candidateId: record.id };
  const selected = await selectedEmailText({ store }, of, selectedProfileId);
  const text = selected?.html ?? '';
  const { name, occupation } = candidate;
  // The record's own text may tell who an anonymous candidate is.
  const isAnonymous = record.isAnonymous || selected?.isAnonymous === true;
  if (isAnonymous) {
    const redactor = redactorOfRecord(record);
    return { owner, jobId, name: publicResumeTexts.anonymous, occupation: redactor.text(occupation), text };
  }
  return { owner, jobId, name, occupation, text: text || recordText(candidate) };
}

function recordText({ summary, description }: SkillsCandidate['candidate']): string {
  const text = summary || description;
  return toSafeHtml(text.length > maxRecordText ? `${text.slice(0, maxRecordText)}…` : text);
}
