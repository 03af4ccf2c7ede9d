import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import { isKeptFromClient } from '@portal/domain/candidates/kept-from-client';
import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import { escapeHtml } from '@portal/domain/fields/markup';
import type { Job } from '@portal/domain/jobs/job';
import { publicLinks } from '@portal/domain/links/public-links';
import type { Organization } from '@portal/domain/organizations/organization';
import type { ClientReminder } from '@portal/domain/outbox/outbox-item';
import { clientWaitTexts as texts } from '@portal/domain/texts/client-waits';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { siteUrl } from '../links/agency-host';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import { projectMailTheme } from '../projections/project-theme';
import type { Ports } from '../runtime/ports';
import { firstActiveTeamMember } from '../users/active-team-member';

type ReminderPorts = Pick<Ports, 'store' | 'mail' | 'config'>;

/** A candidate as a recipient's reminder names it. */
interface Reminded {
  candidateId: string;
  name: string;
  token: string;
}

interface Reader {
  name: string;
  email: string;
  brand: string;
  candidates: Reminded[];
}

/**
 * Mails the recipients of a submission about the candidates who still wait: not those that were answered, removed, hidden or
 * revoked since the reminder was queued, and nothing about a closed job. An attempt after one that was interrupted mails only those
 * who have got no mail.
 * @throws PortalError `unavailable` when a mail was not taken.
 */
export async function sendClientReminder(item: ClientReminder, ports: ReminderPorts): Promise<{ isSent: boolean }> {
  const { organizationId, jobId } = item;
  const { store } = ports;
  const [organization, job] = await Promise.all([
    store.organizations.get(organizationId),
    store.jobs.get(organizationId, jobId),
  ]);
  if (!organization || !job || !mayClientDecide(job)) return { isSent: true };
  const waits = await store.clientWaits.waiting(organizationId, item.candidateIds);
  const readers = await readersOf(
    ports,
    waits.filter((wait) => wait.jobId === jobId),
  );
  for (const reader of readers) {
    if (item.sentTo.includes(reader.email)) continue;
    await mail(reader, { item, organization, job }, ports);
    await store.outbox.markSentTo(item, reader.email);
  }
  return { isSent: true };
}

/** The recipients whose links open, each with the candidates who wait. */
async function readersOf(
  ports: ReminderPorts,
  waits: readonly { organizationId: string; jobId: string; candidateId: string }[],
): Promise<Reader[]> {
  const { store } = ports;
  const readers = new Map<string, Reader>();
  for (const key of waits) {
    const candidate = await store.candidates.get(key);
    if (!candidate || isKeptFromClient(candidate)) continue;
    const isAnonymous = await isPresentedAnonymously({ store }, candidate);
    for (const { token, link } of await store.recipients.open(key)) {
      const { name, email, brand, isRevealed } = link;
      const reader = readers.get(email) ?? { name, email, brand, candidates: [] };
      readers.set(email, reader);
      // Someone to whom the candidate was submitted twice has two links; one is enough.
      if (reader.candidates.some(({ candidateId }) => candidateId === key.candidateId)) continue;
      const shown = isAnonymous && !isRevealed ? publicResumeTexts.anonymous : candidateName(candidate);
      reader.candidates.push({ candidateId: key.candidateId, name: shown, token });
    }
  }
  return [...readers.values()];
}

async function mail(
  { name, email, brand: brandName, candidates }: Reader,
  { item, organization, job }: { item: ClientReminder; organization: Organization; job: Job },
  { store, mail, config }: ReminderPorts,
): Promise<void> {
  const contact = await firstActiveTeamMember(store, { job }, [job.accountManagerId, job.recruiterId, job.createdBy]);
  const brand = resolveBrand(organization, brandName || contact?.selectedBrand);
  const theme = projectMailTheme(organization, brand, config.publicBaseUrl);
  const urls = await urlsOf(candidates, { email, job }, { store, site: siteUrl(config, organization, brand) });
  const [only] = new Set(urls);
  const isOne = new Set(urls).size === 1;
  const links = candidates.map((one, index) =>
    isOne
      ? `<li>${escapeHtml(one.name)}</li>`
      : `<li><a href="${escapeHtml(urls[index] ?? '')}">${escapeHtml(one.name)}</a></li>`,
  );
  const { layOutMail } = await import('../mail/mail-layout');
  const content = await layOutMail(theme, {
    subject: texts.subject(job.jobTitle),
    heading: texts.subject(job.jobTitle),
    paragraphs: [texts.greeting(name), texts.text(candidates.length, job.jobTitle)],
    bodyHtml: `<ul>${links.join('')}</ul>`,
    ...(isOne && only ? { action: { label: texts.open, url: only } } : {}),
    reason: texts.reason(theme.organizationName),
  });
  const messageId = `${item.id}.${Buffer.from(email).toString('base64url')}@${new URL(config.publicBaseUrl).hostname}`;
  await mail.send({ ...content, to: email, messageId, ...(contact ? { replyTo: contact.email } : {}) });
}

/** Where each candidate is answered: the newest shortlist of the recipient that has all of them, else links of their own. */
async function urlsOf(
  candidates: readonly Reminded[],
  { email, job }: { email: string; job: Job },
  { store, site }: Pick<ReminderPorts, 'store'> & { site: string },
): Promise<string[]> {
  const lists = await store.shortlists.ofRecipient(job.organizationId, job.id, email);
  const ofAll = lists.find(({ shortlist }) =>
    candidates.every(({ candidateId }) => shortlist.items.some((item) => item.candidateId === candidateId)),
  );
  return candidates.map(
    ({ candidateId, token }) =>
      site + (ofAll ? publicLinks.shortlist(ofAll.token) : publicLinks.resume(token, candidateId)),
  );
}
