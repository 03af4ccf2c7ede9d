import type { GateAnswer, marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { formTexts } from '@portal/domain/texts/form';
import { openLink } from '../../links/open-link';
import type { SharedLink } from '@portal/domain/links/shared-link';
import { clientKey, limitRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { findByLink } from '../find-by-link';
import { publicLimits } from '../limits';
import { openGatePass, sealGatePass } from './gate-pass';
import { mailNewContact } from './mail-new-contact';

/**
 * The first step of a gate: the contact or lead with this email, and the pass to the content.
 * @returns null for an unknown email, which the second step asks for.
 * @throws PortalError `notFound` without a valid link; `invalidRequest` when required terms are not accepted;
 *   `tooManyRequests`.
 */
export async function validateEmailContactGate(
  { email, terms, ...input }: RequestOf<typeof marketingPagesApi.validateEmailContactGate>,
  context: PublicContext,
): Promise<GateAnswer | null> {
  const link = await gatedLink(context, input, terms);
  await limitRate(context, publicLimits.gate, clientKey(context));
  const contact = await context.store.contacts.findByEmail(link.organizationId, email);
  if (!contact) return null;
  return passFor(context, link, { id: contact.id, isLead: contact.isLead, name: contact.name });
}

/**
 * The second step of a gate: creates the contact, unless there is one with this email. Throws as the first step.
 */
export async function createContact(
  { email, companyName, firstName, lastName, terms, ...input }: RequestOf<typeof marketingPagesApi.createContact>,
  context: PublicContext,
): Promise<GateAnswer> {
  const link = await gatedLink(context, input, terms);
  await limitRate(context, publicLimits.gate, clientKey(context));
  await limitRate(context, publicLimits.gateContacts, link.organizationId);
  const { contacts } = context.store;
  const known = await contacts.findByEmail(link.organizationId, email);
  if (known) return passFor(context, link, { id: known.id, isLead: known.isLead, name: known.name });
  const { id } = await contacts.create(link.organizationId, false, { email, companyName, firstName, lastName });
  return passFor(context, link, { id, isLead: false, name: `${firstName} ${lastName}` });
}

/**
 * Tells the sender that a gate has created a contact. The contact is read from the pass, not from the request.
 * @throws PortalError `notFound` without a valid link and pass.
 */
export async function sendNewContact(
  { data, gatePass }: RequestOf<typeof marketingPagesApi.sendNewContact>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.sendNewContact>> {
  const link = await openLink(context, data);
  const pass = link && openGatePass(context, gatePass, link.id);
  const organization = pass && (await context.store.organizations.get(link.organizationId));
  if (!organization) throw new PortalError('notFound', { detail: 'gate pass' });
  const { organizationId, targetId } = link;
  const contact = await context.store.contacts.get({ organizationId, isLead: pass.isLead, contactId: pass.contactId });
  if (!contact) throw new PortalError('notFound', { detail: 'contact' });
  const page = { link, organization, targetId, tearsheet: null, pass, isOpen: true };
  await mailNewContact(context, page, contact);
  return { accepted: true };
}

async function gatedLink(
  context: PublicContext,
  { data, organizationId }: { data: string; organizationId: string },
  hasAccepted: boolean,
): Promise<SharedLink> {
  const link = await findByLink(context, async () => {
    const opened = await openLink(context, data);
    return organizationId === '' || organizationId === opened?.organizationId ? opened : null;
  });
  const organization = await context.store.organizations.get(link.organizationId);
  const terms = organization?.productFeature.skillsMarketing.gateing.terms;
  if (terms?.show && terms.required && !hasAccepted) {
    throw new PortalError('invalidRequest', { userMessage: formTexts.required, detail: 'terms' });
  }
  return link;
}

function passFor(
  context: PublicContext,
  link: SharedLink,
  { id, isLead, name }: { id: string; isLead: boolean; name: string },
): GateAnswer {
  const gatePass = sealGatePass(context, { linkId: link.id, contactId: id, isLead, name });
  return { id, isLead, gatePass };
}
