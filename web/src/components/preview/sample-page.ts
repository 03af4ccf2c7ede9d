import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import { projectLabels } from '@portal/domain/brands/project-labels';
import { projectTheme } from '@portal/domain/brands/project-theme';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { feedbackForm } from '@portal/domain/feedback/feedback-form';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { resolveQuestions } from '@portal/domain/organizations/resolve-questions';
import { sampleCandidateTexts as sample } from '@portal/domain/texts/sample-candidate';

/** The page of a made-up candidate with the look of a brand. */
export function samplePage(organization: OrganizationWithoutBrands, brand: Brand | SmBrand): ResumePage {
  const labeled = 'customLabels' in brand ? brand : { customLabels: organization.customLabels };
  const questions = 'defaultQuestions' in brand ? brand : null;
  return {
    ...{ candidateId: '', organizationId: '', jobId: '', jobRecruiterId: '', jobAccountManagerId: '' },
    jobTitle: sample.jobTitle,
    theme: projectTheme(organization, brand),
    labels: projectLabels({ organization, brand: labeled }),
    contact: null,
    feedback: feedbackForm(resolveQuestions(questions, organization), true),
    answers: { offersMaybe: organization.publicCandidate.offerMaybe, mayChange: false },
    credentials: [],
    isPdfAllowed: true,
    feedbackTexts: { submitted: '', submittedWithCopy: '' },
    state: 'active',
    hasPortal: false,
    otherCandidates: 0,
    resume: {
      ...{ fullName: sample.name, occupation: sample.occupation, cityAndState: sample.place },
      ...{ recruiterNotes: '', objective: sample.summary, skills: [...sample.skills] },
      work: [{ ...sample.work, startDate: '2020-03', endDate: 'present' }],
      education: [],
      certifications: [sample.certification],
      languages: [],
      grade: null,
      document: null,
    },
    profile: null,
    own: null,
  };
}
