import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { projectContact } from '../projections/project-contact';
import { projectLabels } from '@portal/domain/brands/project-labels';
import { projectResume } from '../projections/project-resume';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { shownJobTitle, type ResumeSubject } from '../projections/resume-subject';
import type { Ports } from '../runtime/ports';
import { loadLogo } from './load-logo';
import type { ResumePdfData } from './resume-pdf-data';

/**
 * Collects the content of a resume's PDF, the same as on the public page.
 * @param subject the candidate, see `loadResumeSubject`. The caller checks whether the PDF is allowed.
 */
export async function gatherResumePdf(
  ports: Pick<Ports, 'files' | 'config' | 'log'>,
  subject: ResumeSubject,
  parsing: ResumeParsing | null,
): Promise<ResumePdfData> {
  const { candidate, job, organization, contact, brand } = subject;
  const theme = projectTheme(organization, brand);
  return {
    resume: projectResume(candidate, parsing, organization),
    jobTitle: shownJobTitle(job, organization),
    theme,
    labels: projectLabels(subject),
    contact: contact && !organization.hideContactInformation ? projectContact(contact) : null,
    logo: theme.logo ? await loadLogo(ports, theme.logo.url) : null,
  };
}
