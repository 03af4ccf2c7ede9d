import { FieldValue } from 'firebase-admin/firestore';
import { comparableEmail } from '@portal/domain/candidates/duplicate';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Activity } from '@portal/domain/events/activity';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { addActivity } from './add-activity';
import { castDocument, chunksOf, firestore } from './firestore';

/** Most restricted candidates of an organization that are read. */
const maxRestricted = 2_000;

/** Candidates whose data must not be processed. */
export const restrictionsStore = {
  /** The restricted candidates of an organization, in all jobs. */
  async list(organizationId: string): Promise<JobCandidate[]> {
    const { docs } = await firestore()
      .collectionGroup('candidates')
      .where('organizationId', '==', organizationId)
      .where('restriction.isOn', '==', true)
      .limit(maxRestricted)
      .get();
    return docs.flatMap((one) => castDocument(one.data(), jobCandidateSchema) ?? []);
  },

  /** Which emails and ids of the ATS are those of restricted candidates; reads no candidates but those. */
  async among(
    organizationId: string,
    people: { emails: readonly string[]; atsIds: readonly string[] },
  ): Promise<{ emails: string[]; atsIds: string[] }> {
    const restricted = firestore()
      .collectionGroup('candidates')
      .where('organizationId', '==', organizationId)
      .where('restriction.isOn', '==', true);
    const found = async (field: 'email' | 'candidateBHId', values: readonly string[]) => {
      const pages = await Promise.all(
        chunksOf(values).map((some) => restricted.where(field, 'in', some).select(field).get()),
      );
      return pages.flatMap(({ docs }) => docs.map((one) => String(one.get(field))));
    };
    const [emails, atsIds] = await Promise.all([found('email', people.emails), found('candidateBHId', people.atsIds)]);
    return { emails, atsIds };
  },

  /**
   * Restricts a candidate, or lifts the restriction; one that is so already stays as it is.
   * @returns whether it changed.
   */
  async set(
    { organizationId, jobId, id }: Pick<JobCandidate, 'organizationId' | 'jobId' | 'id'>,
    { isOn, reason, by }: { isOn: boolean; reason: string; by: string },
    activity: Pick<Activity, 'userId' | 'actorName'>,
  ): Promise<boolean> {
    const db = firestore();
    const reference = db.doc(documents.candidate(organizationId, jobId, id));
    return await db.runTransaction(async (transaction) => {
      const candidate = castDocument((await transaction.get(reference)).data(), jobCandidateSchema);
      if (!candidate || candidate.restriction.isOn === isOn) return false;
      const { wasDeleted } = candidate.restriction;
      const now = FieldValue.serverTimestamp();
      transaction.update(reference, {
        isDeleted: isOn || wasDeleted,
        // As emails are compared, so that a query finds the restricted person.
        ...(isOn ? { email: comparableEmail(candidate.email) } : {}),
        restriction: { isOn, reason, by, at: now, wasDeleted: isOn && candidate.isDeleted },
        activityAt: now,
      });
      const event = {
        ...activity,
        eventType: isOn ? ('processingRestricted' as const) : ('processingAllowed' as const),
        candidateId: id,
        candidateName: candidate.fullName,
      };
      addActivity(transaction, collections.candidateEvents(organizationId, jobId, id), event);
      addActivity(transaction, collections.jobEvents(organizationId, jobId), event);
      return true;
    });
  },

  /** Restricts a marketing candidate, or lifts the restriction. One that was deleted without a restriction stays deleted. */
  async setMarketing(path: string, isOn: boolean): Promise<void> {
    const db = firestore();
    await db.runTransaction(async (transaction) => {
      const record = await transaction.get(db.doc(path));
      const isRestricted = record.get('isRestricted') === true;
      if (!record.exists || isRestricted === isOn || (isOn && record.get('isDeleted') === true)) return;
      transaction.update(record.ref, { isRestricted: isOn, isDeleted: isOn });
    });
  },
};
