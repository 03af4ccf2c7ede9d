import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { presentContact } from '../presentation/present-contact';
import { presentLabels } from '../presentation/present-labels';
import { presentResume } from '../presentation/present-resume';
import { presentTheme } from '../presentation/present-theme';
import { shownJobTitle, type ResumeSubject } from '../presentation/resume-subject';
import type { Ports } from '../runtime/ports';
import { loadLogo } from './load-logo';
import type { ResumePdfData } from './resume-pdf-data';

/**
 * Gathers what the PDF of a resume shows: the same that the public page shows, and nothing more.
 * @param subject the candidate, see `loadResumeSubject`. Whether the PDF may be made is the caller's question.
 */
export async function gatherResumePdf(
  ports: Pick<Ports, 'files' | 'config' | 'log'>,
  subject: ResumeSubject,
  parsing: ResumeParsing | null,
): Promise<ResumePdfData> {
  const { candidate, job, organization, contact, brand } = subject;
  const theme = presentTheme(organization, brand);
  return {
    resume: presentResume(candidate, parsing, organization),
    jobTitle: shownJobTitle(job, organization),
    theme,
    labels: presentLabels(subject),
    contact: contact && !organization.hideContactInformation ? presentContact(contact) : null,
    logo: theme.logo ? await loadLogo(ports, theme.logo.url) : null,
  };
}
