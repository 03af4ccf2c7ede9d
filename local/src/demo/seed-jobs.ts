import { dayMs } from '@portal/domain/constants/time';
import { jobDetailsSchema, jobStatus, type JobStatus } from '@portal/domain/jobs/job';
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
  createdBy: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Status after its candidates were added. */
  status: JobStatus;
}

const steps: readonly Seniority[] = ['mid', 'senior', 'mid', 'lead', 'senior', 'entry'];

/** Adds an agency's jobs as the staff application does; triggers do the rest. */
export async function seedJobs(agency: DemoAgency, now: number): Promise<DemoJob[]> {
  const organizationId = agency.organization.id;
  const staff = demoAccounts.filter(
    (account) =>
      account.organizationId === organizationId && !account.isDisabled && !account.isUnverified && !account.accountType,
  );
  const jobs: DemoJob[] = [];
  for (let index = 0; index < agency.jobCount; index += 1) {
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
    const made = { ...generated, ...piece?.job };
    const picked = random.pick(staff).uid;
    const createdBy = piece?.recruiterId ?? picked;
    const job: DemoJob = {
      organizationId,
      index,
      jobId: `${organizationId}-job-${String(index + 1).padStart(2, '0')}`,
      professionId,
      seniority,
      made,
      createdBy,
      createdAt: workingTime(now - random.int(6, 90) * dayMs - random.int(0, dayMs), random),
      status: index % 7 === 6 ? jobStatus.closed : jobStatus.open,
    };
    await firestore()
      .doc(documents.job(organizationId, job.jobId))
      .set({
        ...detailsOf(made, random.pick(jobStyles)),
        recruiterId: createdBy,
        accountManagerId: random.pick(staff).uid,
        id: job.jobId,
        organizationId,
        createdBy,
        status: jobStatus.open,
        isPublic: true,
        createdAt: Timestamp.fromMillis(job.createdAt),
        activityAt: Timestamp.fromMillis(job.createdAt),
        schemaVersion: 1,
      });
    jobs.push(job);
  }
  return jobs;
}

function detailsOf(made: MadeJob, style: Parameters<typeof renderJobDescription>[1]) {
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
