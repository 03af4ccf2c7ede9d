import { Timestamp } from 'firebase-admin/firestore';
import type { mailingsApi, StartedMailing } from '@portal/domain/contracts/mailings-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import {
  mailingLinks,
  mailingSchema,
  type Mailing,
  type MailingKind,
  type MailingRecipient,
} from '@portal/domain/mail/mailing';
import type { Organization } from '@portal/domain/organizations/organization';
import { mailingTexts, marketingPageTexts } from '@portal/domain/texts/marketing';
import { toSafeHtml } from '../projections/rich-text';
import type { StaffContext } from '../runtime/route';
import { requireMarketer } from '../users/require-marketer';
import { requireSender } from '../users/require-sender';
import { textOf } from './compose-mail';
import { mailPeople } from './mail-people';
import { mailingTarget } from './mailing-target';
import { audiencePages, recipientOf, suppressionsOf } from './recipients';

/** The fields that all calls about a mailing have. */
export type MailingInput = Omit<RequestOf<typeof mailingsApi.sendProfileEmail>, 'candidateId'>;

/** The organization, target, people and text of a call about a mailing. @throws PortalError `permissionDenied`, `notFound`. */
export async function mailingOf(context: StaffContext, kind: MailingKind, targetId: string, input: MailingInput) {
  const product = mailingLinks[kind].type === 'sm' ? 'skillsMarketing' : 'jobMarketing';
  const organization = await requireMarketer(context, input.organizationId, product);
  const target = await mailingTarget(context, organization.id, kind, targetId);
  const createdBy = await requireSender(context, organization.id, input.senderId);
  const people = await mailPeople(context, organization, target, createdBy);
  const text = { ...textOf(organization, kind, people.settings, input), comments: input.comments };
  return { organization, target, people, text, createdBy };
}

/**
 * Starts a mailing, or schedules it, also in the place of a scheduled one. Triggers do the rest, so that the call answers at once.
 * @throws PortalError `permissionDenied`, `notFound`; `invalidRequest` without anybody to send to, and to replace a mailing
 *   that is being sent or has ended.
 */
export async function startMailing(
  context: StaffContext,
  kind: MailingKind,
  targetId: string,
  input: MailingInput,
): Promise<StartedMailing> {
  const { organization, target, text, createdBy } = await mailingOf(context, kind, targetId, input);
  const { store, clock, actor } = context;
  if (input.audience === 'chosen' && input.recipients.length === 0) {
    throw new PortalError('invalidRequest', { userMessage: marketingPageTexts.noRecipients });
  }
  const now = clock.now();
  const isLater = input.scheduledAt !== null && input.scheduledAt > now;
  const mailing = mailingSchema.cast({
    id: input.replaces || store.mailings.newId(organization.id),
    organizationId: organization.id,
    kind,
    targetId,
    targetName: target.name,
    audience: input.audience,
    subject: text.subject,
    body: toSafeHtml(text.body),
    comments: text.comments,
    createdBy,
    createdByName: actor.displayName || actor.email,
    state: isLater ? 'scheduled' : 'preparing',
    isTracked: organization.productFeature.skillsMarketing.trackEmails,
    createdAt: Timestamp.fromMillis(now),
    scheduledAt: isLater ? Timestamp.fromMillis(input.scheduledAt ?? now) : null,
    remindAfterDays: input.remindAfterDays,
    activeAt: isLater ? undefined : Timestamp.fromMillis(now),
  });
  const recipients = input.audience === 'chosen' ? await namedRecipients(context, organization, mailing, input) : [];
  if (input.replaces !== '') {
    if (!(await store.mailings.replace(mailing, recipients))) {
      throw new PortalError('invalidRequest', { userMessage: mailingTexts.tooLate });
    }
  } else {
    await store.mailings.createWith(mailing, recipients);
  }
  return { mailingId: mailing.id };
}

/** Named recipients are few: they are added before the mailing, whose creation starts the first step. */
async function namedRecipients(
  context: StaffContext,
  organization: Organization,
  mailing: Mailing,
  { recipients: named }: Pick<MailingInput, 'recipients'>,
): Promise<MailingRecipient[]> {
  const recipients: MailingRecipient[] = [];
  for await (const page of audiencePages(context, organization.id, { ...mailing, recipients: named })) {
    const suppressionFor = await suppressionsOf(context, organization, mailing.kind, page);
    recipients.push(...page.map((contact) => recipientOf(mailing, contact, suppressionFor(contact))));
  }
  if (recipients.length === 0) {
    throw new PortalError('invalidRequest', { userMessage: marketingPageTexts.noRecipients });
  }
  return recipients;
}
