import {
  skillsCandidateSchema,
  skillsCandidateSchemaVersion,
  type SkillsCandidate,
} from '@portal/domain/ats/skills-candidate';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { originOf } from '@portal/domain/candidates/origin';
import type { marketingApi } from '@portal/domain/contracts/marketing-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { toPlainText } from '../projections/rich-text';
import type { StaffContext } from '../runtime/route';
import { addEntries, ownTearsheet } from './tearsheets';

/**
 * Adds candidates of a job to a tearsheet of the portal's own. A candidate who is not marketed yet becomes a marketing
 * candidate with the parsed resume's data; one that exists is left as it is.
 * @throws PortalError `permissionDenied`, `notFound`, `conflict` for a tearsheet of the ATS.
 */
export async function addJobCandidates(
  { organizationId, tearsheetId, jobId, candidateIds }: RequestOf<typeof marketingApi.addJobCandidates>,
  context: StaffContext,
): Promise<AnswerOf<typeof marketingApi.addJobCandidates>> {
  await ownTearsheet(context, organizationId, tearsheetId);
  const { store, actor } = context;
  const marketed: SkillsCandidate[] = [];
  for (const candidateId of candidateIds) {
    const key = { organizationId, jobId, candidateId };
    const [candidate, parsing] = await Promise.all([store.candidates.get(key), store.candidates.parsing(key)]);
    if (!candidate || candidate.isDeleted) continue;
    marketed.push(marketedCandidate(candidate, parsing?.parsed, actor.uid));
  }
  await store.tearsheetChanges.createCandidates(organizationId, marketed);
  const ids = marketed.map(({ id }) => id);
  return { added: await addEntries(context, organizationId, tearsheetId, 'candidates', ids) };
}

/** The marketing candidate of a job's candidate. */
function marketedCandidate(candidate: JobCandidate, parsed: unknown, ownerId: string): SkillsCandidate {
  const resume = parsedResumeSchema.cast(parsed ?? {}, { assert: false });
  return skillsCandidateSchema.cast({
    id: candidate.id,
    organizationId: candidate.organizationId,
    portal: { jobId: candidate.jobId, candidateId: candidate.id },
    origin: originOf(candidate),
    notice: candidate.notice,
    refusesAiTexts: candidate.refusesAiTexts,
    candidate: {
      id: candidate.id,
      name: candidate.fullName,
      firstName: candidate.firstName,
      lastName: candidate.lastName,
      email: candidate.email,
      occupation: candidate.occupation,
      address: candidate.address,
      summary: toPlainText(candidate.summary.recruiterNotes),
    },
    owner: { id: candidate.recruiterId || candidate.createdBy || ownerId },
    primarySkills: candidate.skills.slice(0, 200).map((name) => ({ name })),
    workHistories: resume.work.slice(0, 50).map(({ title, companyName, startDate, endDate, description }) => ({
      ...{ title, companyName, startDate, endDate },
      description: description.slice(0, 4_000),
    })),
    educations: resume.education.slice(0, 50).map(({ school, degree, major, endDate }) => ({
      ...{ school, degree, major },
      graduationDate: endDate,
    })),
    schemaVersion: skillsCandidateSchemaVersion,
  });
}
