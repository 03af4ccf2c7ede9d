import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { contactSchema } from '@portal/domain/contacts/contact';
import { jobSchema } from '@portal/domain/jobs/job';
import { newOrganization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '@portal/functions/store/firestore';
import { createStore } from '@portal/functions/store/store';
import { countDocuments } from '@portal/functions/testing/count-documents';
import { listedJobs } from '@portal/functions/users/visible-jobs';
import { Timestamp } from 'firebase-admin/firestore';

const jobs = 10_000;
/** Jobs that have candidates: no more are listed. */
const jobsWithCandidates = 200;
const candidatesOfJob = 200;
const organizationId = 'agency-client-jobs';
const email = 'olivia@client.example';

/** The row of the table: what the list of jobs of one client contact reads, and how long that takes. */
export async function measureClientJobs(): Promise<string[][]> {
  await seed();
  const organization = newOrganization({ id: organizationId, name: 'Northwind Staffing', brands: [] });
  const contact = contactSchema.cast({ id: 'olivia', organizationId, email, companyName: 'Cascade' });
  const place = { organization, contact, access: { level: 'ownJobs' } } as unknown as Parameters<typeof listedJobs>[1];
  const start = performance.now();
  const { result, reads } = await countDocuments(() =>
    listedJobs(createStore(), place, { isClosed: false, after: '' }),
  );
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  return [[...[jobs, candidatesOfJob, result.jobs.length, reads].map(String), seconds]];
}

async function seed(): Promise<void> {
  const database = firestore();
  const writer = database.bulkWriter();
  for (let index = 0; index < jobs; index += 1) {
    const jobId = `job-${String(index).padStart(5, '0')}`;
    const job = jobSchema.cast({
      id: jobId,
      organizationId,
      createdBy: 'maya',
      jobTitle: `Job ${index}`,
      contact: { email },
    });
    void writer.set(database.doc(documents.job(organizationId, jobId)), {
      ...job,
      createdAt: Timestamp.fromMillis(index),
    });
    for (let each = 0; each < (index < jobsWithCandidates ? candidatesOfJob : 0); each += 1) {
      const id = `${jobId}-${each}`;
      const candidate = jobCandidateSchema.cast(
        {
          id,
          organizationId,
          jobId,
          createdBy: 'maya',
          fullName: `Candidate ${each}`,
          submissionStatus: { portal: true },
        },
        { assert: false },
      );
      void writer.set(database.doc(documents.candidate(organizationId, jobId, id)), candidate);
    }
  }
  await writer.close();
  const { clientJobs } = createStore();
  for (let index = 0; index < jobsWithCandidates; index += 1) {
    await clientJobs.list(organizationId, `job-${String(index).padStart(5, '0')}`);
  }
}
