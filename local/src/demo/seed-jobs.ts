import { dayMs } from '@portal/domain/constants/time';
import { jobDetailsSchema, jobSchemaVersion, jobStatus, type JobStatus } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '@portal/functions/store/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { Job as MadeJob } from '../documents/jobs/job-types';
import { makeJob } from '../documents/jobs/make-job';
import { jobStyles, renderJobDescription } from '../documents/jobs/render-job';
import { professionOf } from '../documents/professions/index';
import { createRandom } from '../documents/random';
import type { Seniority } from '../documents/persona-types';
import { demoAccounts } from './accounts';
import { showPieceAt } from './show-pieces';
import { workingTime } from './working-time';
import type { DemoAgency } from './agencies';

export interface DemoJob {
  organizationId: string;
  jobId: string;
  /** Index among the jobs of the agency. */
  index: number;
  professionId: string;
  seniority: Seniority;
  /** Source of the description. */
  made: MadeJob;
  style: JobStyle;
  createdBy: string;
  accountManagerId: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Status after its candidates were added. */
  status: JobStatus;
}

type JobStyle = Parameters<typeof renderJobDescription>[1];

const steps: readonly Seniority[] = ['mid', 'senior', 'mid', 'lead', 'senior', 'entry'];

/**
 * The jobs of an agency, the same each time for the same `now`.
 * @param now milliseconds since 1970.
 */
export function planJobs(agency: DemoAgency, now: number): DemoJob[] {
  const organizationId = agency.organization.id;
  const staff = demoAccounts.filter(
    (account) =>
      account.organizationId === organizationId && !account.isDisabled && !account.isUnverified && !account.accountType,
  );
  return Array.from({ length: agency.jobCount }, (_, index) => {
    const random = createRandom('demo-job', organizationId, index);
    const professionId = agency.professions[index % agency.professions.length] ?? '';
    const seniority = steps[index % steps.length] ?? 'mid';
    const piece = showPieceAt(organizationId, index);
    const generated = makeJob({
      seed: `demo-${index}`,
      profession: professionOf(professionId),
      seniority,
      country: 'US',
    });
    const picked = random.pick(staff).uid;
    return {
      organizationId,
      index,
      jobId: `${organizationId}-job-${String(index + 1).padStart(2, '0')}`,
      professionId,
      seniority,
      made: { ...generated, ...piece?.job },
      createdBy: piece?.recruiterId ?? picked,
      createdAt: workingTime(now - random.int(6, 90) * dayMs - random.int(0, dayMs), random),
      status: index % 7 === 6 ? jobStatus.closed : jobStatus.open,
      style: random.pick(jobStyles),
      accountManagerId: random.pick(staff).uid,
    };
  });
}

/** Adds a job as the staff application does; triggers do the rest. It is open until its candidates are added. */
export async function seedJob(job: DemoJob): Promise<void> {
  const { organizationId, jobId, createdBy, accountManagerId } = job;
  const createdAt = Timestamp.fromMillis(job.createdAt);
  await firestore()
    .doc(documents.job(organizationId, jobId))
    .set({
      ...detailsOf(job.made, job.style),
      ...{ id: jobId, organizationId, createdBy, accountManagerId, recruiterId: createdBy },
      ...{ status: jobStatus.open, isPublic: true, createdAt, activityAt: createdAt, schemaVersion: jobSchemaVersion },
    });
}

function detailsOf(made: MadeJob, style: JobStyle) {
  return jobDetailsSchema.cast({
    jobTitle: made.title,
    company: made.company,
    jobDescription: renderJobDescription(made, style),
    address: { city: made.location.city, state: made.location.state, zipCode: made.location.zipCode },
    remote: made.remote,
    salary: {
      amount: made.salary?.min ?? null,
      maxAmount: made.salary?.max ?? null,
      currency: made.salary?.currency ?? '',
      frequency: made.salary?.frequency ?? '',
    },
    jobSkills: { requiredSkills: made.requiredSkills, preferredSkills: made.preferredSkills },
    requiredEducation: { degreeType: made.degree?.type ?? '', degreeName: made.degree?.majors.join(', ') ?? '' },
    certifications: made.certifications.map(({ name }) => name),
    experienceYears: made.years.min,
    managementYears: made.managementYears,
    categories: [professionOf(made.professionId).name],
    contact: made.contact
      ? { name: made.contact.name, email: made.contact.email, phone: made.contact.phone.asWritten }
      : {},
  });
}
