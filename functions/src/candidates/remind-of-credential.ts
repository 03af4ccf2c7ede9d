import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { CredentialReminder } from '@portal/domain/outbox/outbox-item';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { credentialMailTexts as texts } from '@portal/domain/texts/credentials';
import { projectMailTheme } from '../projections/project-theme';
import { loadResumeSubject } from '../projections/resume-subject';
import type { Ports } from '../runtime/ports';
import { firstActiveTeamMember } from '../users/active-team-member';

/**
 * Mails the recruiter of a candidate that a credential expires. Nothing is mailed when the file has another last day by now, is
 * removed or no credential, and where the organization has no Compliance any more.
 * @throws PortalError `unavailable` when the mail was not taken.
 */
export async function remindOfCredential(
  { organizationId, jobId, candidateId, fileId, expiresOn }: CredentialReminder,
  { store, mail, config }: Pick<Ports, 'store' | 'mail' | 'config'>,
): Promise<{ isSent: boolean }> {
  const key = { organizationId, jobId, candidateId };
  const [file, subject] = await Promise.all([store.attachments.get(key, fileId), loadResumeSubject(store, key)]);
  const credential = file && !file.isRemoved ? file.credential : null;
  if (!subject || credential?.expiresOn !== expiresOn || !hasProduct(subject.organization, 'credentials')) {
    return { isSent: true };
  }
  const { job, candidate, organization, brand } = subject;
  const recruiter = await firstActiveTeamMember(store, { job, candidate }, [
    job.recruiterId,
    candidate.createdBy,
    job.createdBy,
  ]);
  if (!recruiter || recruiter.disableEmailNotifications) return { isSent: true };
  const { recruiterMail } = await import('../mail/recruiter-mail');
  const name = candidateName(candidate);
  const content = await recruiterMail(
    {
      theme: projectMailTheme(organization, brand, config.publicBaseUrl),
      candidateName: name,
      jobTitle: job.jobTitle,
      candidateUrl: `${config.publicBaseUrl}/app/jobs/${jobId}/candidate/${candidateId}`,
    },
    {
      subject: texts.subject(credential.kind, name),
      heading: texts.subject(credential.kind, name),
      paragraphs: [],
      facts: [
        [texts.kind, credential.kind],
        [texts.expiresOn, expiresOn],
        [texts.file, file?.name ?? ''],
      ],
    },
  );
  await mail.send({ ...content, to: recruiter.email });
  return { isSent: true };
}
