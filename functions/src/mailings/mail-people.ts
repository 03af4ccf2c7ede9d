import { atsUserSchema } from '@portal/domain/ats/ats-records';
import { defaultMarketingBrandId, type SmBrand } from '@portal/domain/brands/brand';
import { resolveSmBrand } from '@portal/domain/brands/resolve-brand';
import type { Contact } from '@portal/domain/contacts/contact';
import { mailingLinks, type MailingKind } from '@portal/domain/mail/mailing';
import type { MarketingAuthor } from '@portal/domain/organizations/bullhorn-settings';
import type { Organization } from '@portal/domain/organizations/organization';
import type { TearsheetSender } from '@portal/domain/organizations/skills-marketing';
import { documents } from '@portal/domain/paths/firestore-paths';
import { chooseBrandId } from '@portal/domain/tearsheets/brand-choice';
import type { Ports } from '../runtime/ports';
import { readDocument } from '../store/firestore';
import type { MailingTarget } from './mailing-target';

/** A user of the portal or of the ATS who sends a mail. */
export interface MailPerson {
  id: string;
  name: string;
  email: string;
  smBrandId: string;
  /** Lines below the name. */
  signature: string;
}

/** Who sends a mail, and how it looks. */
export interface MailSender {
  person: MailPerson;
  /** The name that recipients see. */
  displayName: string;
  brand: SmBrand | null;
}

type SenderOption = MarketingAuthor | TearsheetSender;

/** The people and brands of one mailing; each is read once. */
export interface MailPeople {
  /** The texts and options of the brand of the user who sends, else of the organization. */
  settings: SenderSettings;
  senderOf(contact: Contact): Promise<MailSender>;
}

export interface SenderSettings {
  option: SenderOption;
  displayName: string;
  subject: string;
  body: string;
  unsubscribeText: string;
}

/**
 * Finds the sender of each mail of a mailing.
 * @param createdBy the user who sends the mailing, in whose name mails go out when the chosen person is unknown.
 */
export async function mailPeople(
  { store }: Pick<Ports, 'store'>,
  organization: Organization,
  target: MailingTarget,
  createdBy: string,
): Promise<MailPeople> {
  const { type } = mailingLinks[target.kind];
  const [brands, integration] = await Promise.all([
    store.marketingBrands.list(organization.id, type),
    store.integrations.connectionOf(organization.id),
  ]);
  const known = new Map<string, Promise<MailPerson | null>>();
  const personOf = (id: string): Promise<MailPerson | null> => {
    const found = known.get(id) ?? findPerson({ store }, organization.id, id, { isCreator: id === createdBy });
    known.set(id, found);
    return found;
  };
  const user = (await personOf(createdBy)) ?? nobody(organization);
  const settings = settingsOf(organization, target.kind, brandFor(brands, user.smBrandId));
  return {
    settings,
    senderOf: async (contact) => {
      const ids: Record<SenderOption, string> = {
        apiUser: integration?.uid ?? '',
        candidateOwner: target.candidate?.owner.id ?? '',
        clientContactOwner: contact.ownerId,
        tearsheetOwner: target.tearsheet?.owner.id ?? '',
        loggedUser: createdBy,
      };
      const chosen = ids[settings.option];
      const person = (chosen === '' ? null : await personOf(chosen)) ?? user;
      const brandId =
        target.kind === 'tearsheet'
          ? chooseBrandId(organization.productFeature.skillsMarketing.tearsheetEmailFrom, {
              tearsheetOwner: (await personOf(ids.tearsheetOwner))?.smBrandId,
              loggedUser: user.smBrandId,
              clientContactOwner: (await personOf(ids.clientContactOwner))?.smBrandId,
              candidateOwner: (await personOf(ids.candidateOwner))?.smBrandId,
            })
          : person.smBrandId;
      return { person, displayName: settings.displayName || person.name, brand: resolveSmBrand(brands, brandId) };
    },
  };
}

/** A brand that the user chose; the default one has no settings of its own over the organization's. */
function brandFor(brands: readonly SmBrand[], smBrandId: string): SmBrand | null {
  return smBrandId === defaultMarketingBrandId ? null : (brands.find(({ id }) => id === smBrandId) ?? null);
}

function settingsOf(organization: Organization, kind: MailingKind, brand: SmBrand | null): SenderSettings {
  const own = organization.productFeature.skillsMarketing;
  const first = (...texts: (string | null | undefined)[]) => texts.find((text) => text?.trim()) ?? '';
  if (kind === 'profile') {
    return {
      option: brand?.emailFrom ?? own.emailFrom,
      displayName: first(brand?.emailFromDisplay, own.emailFromDisplay),
      subject: first(brand?.emailSubject, own.emailSubject),
      body: first(brand?.emailBody, own.emailBody),
      unsubscribeText: first(brand?.emailUnsubscribeLinkText, own.emailUnsubscribeLinkText),
    };
  }
  const isTearsheet = kind === 'tearsheet';
  return {
    option: isTearsheet ? (brand?.tearsheetEmailFrom ?? own.tearsheetEmailFrom ?? 'loggedUser') : 'loggedUser',
    displayName: isTearsheet ? first(brand?.tearsheetEmailFromDisplay, own.tearsheetEmailFromDisplay) : '',
    subject: isTearsheet ? first(brand?.tearsheetsEmailSubject, own.tearsheetsEmailSubject) : '',
    body: isTearsheet ? first(brand?.tearsheetEmailBody, own.tearsheetEmailBody) : '',
    unsubscribeText: first(brand?.tearsheetsEmailUnsubscribeLinkText, own.tearsheetsEmailUnsubscribeLinkText),
  };
}

async function findPerson(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  id: string,
  { isCreator }: { isCreator: boolean },
): Promise<MailPerson | null> {
  if (id === '') return null;
  const user = await store.users.get(id);
  if (user) {
    // A super admin belongs to no organization and sends what they have started themselves.
    if (user.organizationId !== organizationId && !(isCreator && user.userRoles.superAdmin)) return null;
    const { title, phone } = user.profile;
    const signature = [title, phone, user.email].filter(Boolean).join('\n');
    return { id, name: user.displayName || user.email, email: user.email, smBrandId: user.smBrandId, signature };
  }
  const atsUser = await readDocument(documents.atsUser(organizationId, id), atsUserSchema);
  if (!atsUser || atsUser.email === '') return null;
  const { email, displayName, smBrandId } = atsUser;
  return { id, name: displayName || email, email, smBrandId, signature: email };
}

/** The agency itself, when the user has left it. */
function nobody({ id, name, email }: Organization): MailPerson {
  return { id, name, email, smBrandId: '', signature: '' };
}
