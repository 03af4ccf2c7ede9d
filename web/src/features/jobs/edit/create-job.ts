import { jobDetailsSchema, jobSchemaVersion, jobStatus, type JobDetails } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore';

/**
 * Adds an open job. Its public link, tokens and parsing record are made by functions as soon as it is stored.
 * @param options.jobId the id under which the description was parsed.
 */
export async function createJob(
  firestore: Firestore,
  options: { organizationId: string; jobId: string; createdBy: string; details: JobDetails },
): Promise<void> {
  const { organizationId, jobId, createdBy } = options;
  await setDoc(doc(firestore, documents.job(organizationId, jobId)), {
    ...jobDetailsSchema.cast(options.details),
    id: jobId,
    organizationId,
    createdBy,
    status: jobStatus.open,
    isPublic: true,
    createdAt: serverTimestamp(),
    activityAt: serverTimestamp(),
    schemaVersion: jobSchemaVersion,
  });
}
