import { dayMs } from '@portal/domain/constants/time';
import { askedOfJobs, type clientApi } from '@portal/domain/contracts/client-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobDetailsFromParsed } from '@portal/domain/jobs/job-from-parsed';
import { jobSchema, jobStatus } from '@portal/domain/jobs/job';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { accountTheme } from '../mail/account-theme';
import { limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { todayOf } from '../runtime/today';
import { firstActiveTeamMember } from '../users/active-team-member';
import type { OpenPlace } from '../users/client-place';
import { clientMayAddJob } from './client-may-add-job';

/** Jobs that one contact adds. */
const addedJobs = { name: 'clientJobs', max: 30, windowSeconds: dayMs / 1_000, userMessage: clientTexts.tooManyJobs };

/**
 * Adds a job from the text of its description, with the organization's status for jobs of clients, and mails the user who looks
 * after the contact. A text that lacks something adds nothing until the client was asked for it.
 * @throws PortalError `permissionDenied` with a sentence where clients add no jobs; `unusableFile` for a job without a
 *   title, also after it was asked for; `tooManyRequests`.
 */
export async function addClientJob(
  { description, given, ...key }: RequestOf<typeof clientApi.addJob>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.addJob>> {
  const caller = await clientMayAddJob(context, key);
  const { organization, contact, access } = caller;
  const { defaultJobStatus } = organization.productFeature.portal;
  await limitRate(context, addedJobs, access.contactId);
  const parsed = await context.parsing.parseJobText(description, { today: todayOf(context.clock) });
  const read = jobDetailsFromParsed(parsed.parsed, description);
  const { address } = read;
  const jobTitle = read.jobTitle || titleIn(description) || (given?.jobTitle ?? '');
  const hasPlace = read.remote || address.city !== '' || address.state !== '' || address.zipCode !== '';
  const missing = askedOfJobs.filter((asked) => (asked === 'jobTitle' ? jobTitle === '' : !hasPlace));
  if (!given && missing.length > 0) return { jobId: '', title: jobTitle, missing };
  if (jobTitle === '') throw new PortalError('unusableFile', { userMessage: clientTexts.jobNotRead });
  const where = { job: { organizationId: organization.id, createdBy: access.grantedBy } };
  const owner = await firstActiveTeamMember(context.store, where, [access.grantedBy, contact.ownerId]);
  const job = jobSchema.cast({
    ...read,
    jobTitle,
    address: hasPlace ? address : { ...address, city: given?.city ?? '' },
    company: contact.companyName.slice(0, 200),
    contact: { name: contact.name.slice(0, 200), email: contact.email, phone: '' },
    recruiterId: owner?.id ?? '',
    accountManagerId: owner?.id ?? '',
    id: context.random.token(15),
    organizationId: organization.id,
    createdBy: owner?.id ?? access.grantedBy,
    status: defaultJobStatus.toLowerCase() === 'closed' ? jobStatus.closed : jobStatus.open,
    clientConnect: { visibility: 'auto', addedByContactId: contact.id, addedByName: contact.name },
  });
  await context.store.clientJobs.add(job, context.clock.now());
  await mailStaff(context, caller, { jobId: job.id, jobTitle }, owner);
  return { jobId: job.id, title: jobTitle, missing: [] };
}

/** The first line that can be a title. */
function titleIn(description: string): string {
  const [first = ''] = description.split('\n', 1);
  return first.trim().length <= 120 ? first.trim() : '';
}

/** A failure is logged only: the job is there, and marked. */
async function mailStaff(
  context: PublicContext,
  { organization, contact }: OpenPlace,
  { jobId, jobTitle }: { jobId: string; jobTitle: string },
  owner: { email: string; displayName: string } | null,
): Promise<void> {
  const to = owner?.email || organization.email;
  if (to === '') return;
  try {
    const { jobAddedMail } = await import('../mail/client-mail');
    const mail = await jobAddedMail({
      theme: await accountTheme(context, organization.id),
      name: owner?.displayName ?? '',
      clientName: contact.name,
      companyName: contact.companyName,
      jobTitle,
      url: `${context.config.publicBaseUrl}/app/jobs/${jobId}`,
    });
    await context.mail.send({ ...mail, to, replyTo: contact.email });
  } catch (error) {
    context.log.error('mail about a client job failed', {}, PortalError.from(error));
  }
}
