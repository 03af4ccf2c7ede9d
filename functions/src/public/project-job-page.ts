import { brandOfOrganization, resolveBrand } from '@portal/domain/brands/resolve-brand';
import type { JobPage } from '@portal/domain/contracts/public-api';
import { cityAndState } from '@portal/domain/fields/postal-address';
import { urlWithScheme } from '@portal/domain/fields/web-address';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import type { Organization } from '@portal/domain/organizations/organization';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import type { User } from '@portal/domain/users/user';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { toPlainText } from '../projections/rich-text';

/**
 * The projection for a public job page, built field by field.
 * @param owner provides the brand, and the contact when the job has none; null when no user of the job is a member any more.
 */
export function projectJobPage(job: Job, organization: Organization, owner: User | null): JobPage {
  const { requiredEducation, salary, contact } = job;
  const brand = owner ? resolveBrand(organization, owner.selectedBrand) : brandOfOrganization(organization);
  const { title, prompt, link1, link2 } = organization.publicJobUpload;
  const isNamed = contact.name !== '' || contact.email !== '' || contact.phone !== '';
  return {
    jobId: job.id,
    organizationId: organization.id,
    theme: projectTheme(organization, brand),
    isOpen: job.status === jobStatus.open,
    jobTitle: job.jobTitle,
    cityAndState: cityAndState(job.address),
    createdAt: job.createdAt?.toMillis() ?? 0,
    jobDescription: toPlainText(job.publicDescription || job.jobDescription),
    requiredSkills: job.jobSkills.requiredSkills,
    education: { degreeType: requiredEducation.degreeType, degreeName: requiredEducation.degreeName },
    salary: {
      amount: salary.amount,
      maxAmount: salary.maxAmount,
      currency: salary.currency,
      frequency: salary.frequency,
    },
    categories: job.categories,
    // A public description hides the client, whose contact the job names.
    contact:
      isNamed && job.publicDescription === ''
        ? { name: contact.name, email: contact.email, phone: contact.phone }
        : { name: owner?.displayName ?? '', email: owner?.email ?? '', phone: owner?.profile.phone ?? '' },
    confirmation: {
      title: title || publicJobTexts.confirmationTitle,
      prompt: prompt || publicJobTexts.confirmationPrompt,
      link1: urlWithScheme(link1) ?? '',
      link2: urlWithScheme(link2) ?? '',
    },
    agreement: organization.privacy.uploadAgreement,
  };
}
