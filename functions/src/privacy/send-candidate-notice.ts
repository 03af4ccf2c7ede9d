import { originOfMarketing } from '@portal/domain/ats/skills-candidate';
import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { comparableEmail } from '@portal/domain/candidates/duplicate';
import { canBeNotified, fillNotice } from '@portal/domain/candidates/notice';
import { originOf, type CandidateSource } from '@portal/domain/candidates/origin';
import { dayMs } from '@portal/domain/constants/time';
import { publicLinks } from '@portal/domain/links/public-links';
import type { Organization } from '@portal/domain/organizations/organization';
import type { CandidateNotice } from '@portal/domain/outbox/outbox-item';
import { distinctTexts } from '@portal/domain/privacy/person';
import { noticeMailTexts, noticeSettingTexts } from '@portal/domain/texts/notice';
import { wereErased } from '../candidates/erased-people';
import { recordOfCandidate, recordOfMarketing, type NotifiedRecord } from '../candidates/queue-notice';
import { siteUrl } from '../links/agency-host';
import { noticeMail } from '../mail/notice-mail';
import { projectMailTheme } from '../projections/project-theme';
import type { Ports } from '../runtime/ports';
import { sealCode } from '../runtime/sealed-codes';

type NoticePorts = Pick<Ports, 'store' | 'mail' | 'config' | 'clock'>;

/** A candidate can withdraw for as long as this. */
const linkLifetimeMs = 3 * 365 * dayMs;

/** The record that a notice is about. */
interface Subject extends NotifiedRecord {
  source: CandidateSource;
  /** When the data came, in milliseconds; null when unknown. */
  at: number | null;
  atsId: string;
}

/**
 * Mails a person once where the organization has their data from, and records it with all their records: not to people
 * without an email, restricted or erased ones, nor when a record of the same email has it already.
 * @throws PortalError `unavailable` when the mail was not taken.
 */
export async function sendCandidateNotice(item: CandidateNotice, ports: NoticePorts): Promise<{ isSent: boolean }> {
  const { store, clock } = ports;
  const done = { isSent: true };
  const [organization, subject] = await Promise.all([
    store.organizations.get(item.organizationId),
    subjectOf(item, ports),
  ]);
  if (!organization?.privacy.notice.isOn || !subject || !canBeNotified(subject)) return done;
  const records = await store.notices.recordsOf(
    organization.id,
    distinctTexts([subject.email, comparableEmail(subject.email)]),
  );
  if (records.some(({ isRestricted }) => isRestricted) || (await isErased(subject, ports))) return done;
  const earlier = records.find(({ notice }) => notice.sentAt)?.notice;
  if (!earlier) await mailNotice(subject, { item, organization }, ports);
  await store.notices.mark(
    records.map(({ path }) => path),
    { sentAt: earlier?.sentAt?.toMillis() ?? clock.now(), sentTo: earlier?.sentTo ?? subject.email },
  );
  return done;
}

async function subjectOf(
  { organizationId, jobId, candidateId }: CandidateNotice,
  { store }: NoticePorts,
): Promise<Subject | null> {
  if (jobId === '') {
    const marketing = await store.skillsCandidates.get(organizationId, candidateId);
    if (!marketing) return null;
    const { source, at } = originOfMarketing(marketing);
    return { ...recordOfMarketing(marketing), source, at: at?.toMillis() ?? null, atsId: marketing.id };
  }
  const candidate = await store.candidates.get({ organizationId, jobId, candidateId });
  if (!candidate) return null;
  const { source, at } = originOf(candidate);
  return { ...recordOfCandidate(candidate), source, at: at?.toMillis() ?? null, atsId: candidate.candidateBHId };
}

/** An applicant comes back by an act of their own. */
async function isErased({ organizationId, source, email, atsId }: Subject, ports: NoticePorts): Promise<boolean> {
  if (source === 'publicUpload') return false;
  const [wasErased] = await wereErased(ports, organizationId, [{ email, atsId }]);
  return wasErased ?? false;
}

async function mailNotice(
  { organizationId, jobId, candidateId, email, source, at }: Subject,
  { item, organization }: { item: CandidateNotice; organization: Organization },
  { mail, config, clock }: NoticePorts,
): Promise<void> {
  const link = { organizationId, jobId, candidateId, scope: 'agency' };
  const code = jobId && sealCode(config, 'agreement', link, clock.now() + linkLifetimeMs);
  const text = fillNotice(organization.privacy.notice.text || noticeSettingTexts.standard, {
    organization: organization.name,
    source: noticeMailTexts.sources[source],
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at ?? clock.now()),
  });
  const content = await noticeMail({
    theme: projectMailTheme(organization, resolveBrand(organization, ''), config.publicBaseUrl),
    text,
    url: code && siteUrl(config, organization) + publicLinks.agreement(code),
  });
  const messageId = `${item.id}@${new URL(config.publicBaseUrl).hostname}`;
  const replyTo = organization.email;
  await mail.send({ ...content, to: email, messageId, ...(replyTo ? { replyTo } : {}) });
}
