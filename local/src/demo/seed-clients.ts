import { portalAccessSchema, type AccessLevel } from '@portal/domain/client-connect/portal-access';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { contactSchema } from '@portal/domain/contacts/contact';
import { dayMs } from '@portal/domain/constants/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { firestore } from '@portal/functions/store/firestore';
import { createStore } from '@portal/functions/store/store';
import { Timestamp } from 'firebase-admin/firestore';
import { demoAccounts, demoOrganizations } from './accounts';
import { seedInterview } from './seed-interviews';
import type { DemoJob } from './seed-jobs';
import { seedSubmission, submittedAt } from './seed-submission';
import { showPieceAt } from './show-pieces';

/** The client contacts with a login. The first one is the client contact of their company's job. */
const clients: readonly { uid: string; level: AccessLevel }[] = [
  { uid: 'demo-olivia', level: 'ownJobs' },
  { uid: 'demo-marcus', level: 'allJobs' },
];
/** Candidates of the job that were submitted, the best ones. */
const submittedCandidates = 5;
const statuses = ['Interview Scheduled', '', '', 'Client Review', ''] as const;

/**
 * Gives two client contacts access to Client Connect, submits the best candidates of their job, and arranges an interview with
 * the best one.
 */
export async function seedClients(jobs: readonly DemoJob[], now: number): Promise<void> {
  const job = jobs.find(({ organizationId, index }) => organizationId === demoOrganizations.alder && index === 0);
  const company = job && showPieceAt(job.organizationId, job.index)?.job.company;
  if (!job || !company) return;
  const db = firestore();
  const batch = db.batch();
  const { organizationId, jobId } = job;
  const at = Timestamp.fromMillis(now - 4 * dayMs);
  for (const [index, { uid, level }] of clients.entries()) {
    const account = demoAccounts.find((each) => each.uid === uid);
    if (!account) continue;
    const { email, name } = account;
    const [firstName = '', lastName = ''] = name.split(' ');
    const contact = contactSchema.cast({
      ...{ id: uid, email, firstName, lastName, name, companyName: company, source: 'portal', organizationId },
      ...{ ownerId: job.createdBy, createdAt: at, activityAt: at },
    });
    const tokens = storedTokens(searchTokensOf('contacts', contact));
    batch.set(db.doc(documents.clientContact(organizationId, uid)), { ...contact, [searchTokensField]: tokens });
    const access = {
      contactId: uid,
      organizationId,
      email,
      level,
      grantedBy: job.createdBy,
      sentAt: at,
      verifiedAt: at,
    };
    batch.set(db.doc(documents.portalAccess(organizationId, uid)), portalAccessSchema.cast(access));
    if (index === 0) {
      batch.update(db.doc(documents.job(organizationId, jobId)), { company, contact: { name, email, phone: '' } });
    }
  }
  const best = await db
    .collection(collections.candidates(organizationId, jobId))
    .orderBy('sovren.weightedScore', 'desc')
    .limit(submittedCandidates)
    .get();
  for (const [place, { ref }] of best.docs.entries()) {
    batch.update(ref, {
      'submissionStatus.client': true,
      'submissionStatus.portal': true,
      'submissionStatus.submittedDate': submittedAt(place, now),
      'submissionStatus.shownAt': submittedAt(place, now),
      'submissionStatus.detail': statuses[place] ?? '',
    });
  }
  await batch.commit();
  const client = demoAccounts.find(({ uid }) => uid === clients[0]?.uid);
  const recruiter = demoAccounts.find(({ uid }) => uid === job.createdBy);
  const candidates = best.docs.map((document) => jobCandidateSchema.cast(document.data(), { assert: false }));
  const [candidate] = candidates;
  if (!client || !recruiter || !candidate) return;
  await seedSubmission(createStore(), { job, client, recruiter, candidates, company, now });
  await seedInterview(job, { client, recruiter, candidate, now });
}
