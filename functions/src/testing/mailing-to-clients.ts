import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { documents } from '@portal/domain/paths/firestore-paths';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { startMailing, type MailingInput } from '../mailings/start-mailing';
import { firestore } from '../store/firestore';
import { saveOrganization } from './public-page';

/**
 * Starts a mailing of a candidate's profile to all client contacts of the actor's organization, which is made with them.
 * @param clients how many contacts there are.
 * @returns the key of the mailing.
 */
export async function startMailingToClients(
  context: Parameters<typeof startMailing>[0],
  organizationId: string,
  { clients, ...changes }: { clients: number } & Partial<MailingInput>,
) {
  await saveOrganization(organizationId, {
    productFeature: productFeatureSchema.cast({ skillsMarketing: { enable: '1' } }),
  });
  const candidate = { id: 'ada', organizationId, candidate: { id: 'ada', name: 'Ada' } };
  await firestore().doc(documents.skillsCandidate(organizationId, 'ada')).set(skillsCandidateSchema.cast(candidate));
  const emails = Array.from({ length: clients }, (_, index) => `client-${index}@clients.example`);
  await context.store.contacts.importAll(
    organizationId,
    emails.map((email) => ({ email, firstName: '', lastName: '', companyName: '' })),
    { isLead: false, tearsheetId: '', isPreview: false, changesExisting: false },
  );
  const { mailingId } = await startMailing(context, 'profile', 'ada', {
    ...{ organizationId, senderId: '', recipients: [], audience: 'everyone', comments: '' },
    ...{ subject: '', body: '', scheduledAt: null, replaces: '', remindAfterDays: 0, ...changes },
  });
  return { organizationId, id: mailingId };
}
