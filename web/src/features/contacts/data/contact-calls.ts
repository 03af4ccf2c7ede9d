import type { Contact } from '@portal/domain/contacts/contact';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { mailingsApi } from '@portal/domain/contracts/mailings-api';
import { marketingApi, type contactFormSchema, type ImportReport } from '@portal/domain/contracts/marketing-api';
import type { Model } from '@portal/domain/fields/model';
import { useFirebase } from '../../../firebase/firebase-context';
import { callApi } from '../../../firebase/api-client';

export type ContactForm = Model<typeof contactFormSchema>;
type ContactKind = Pick<Contact, 'isLead'>;

/** Calls about the contacts and leads of an organization. */
export function useContactCalls(organizationId: string) {
  const { auth } = useFirebase();
  const options = { api: 'app' } as const;
  return {
    save: (form: ContactForm, where: ContactKind & { contactId: string; tearsheetId: string }) =>
      callApi(
        auth,
        marketingApi.saveContact,
        marketingApi.saveContact.request.cast({ ...form, ...where, organizationId }),
        options,
      ),
    remove: ({ id, isLead }: Contact) =>
      callApi(auth, marketingApi.deleteContact, { organizationId, isLead, contactId: id }, options),
    addTo: (contacts: readonly Contact[], { isLead, tearsheetId }: ContactKind & { tearsheetId: string }) =>
      callApi(
        auth,
        marketingApi.addToTearsheet,
        { organizationId, tearsheetId, kind: isLead ? 'leads' : 'contacts', ids: contacts.map(({ id }) => id) },
        options,
      ),
    takeOut: ({ id, isLead }: Contact, tearsheetId: string) =>
      callApi(
        auth,
        marketingApi.removeFromTearsheet,
        { organizationId, tearsheetId, kind: isLead ? 'leads' : 'contacts', ids: [id] },
        options,
      ),
    import: (request: Omit<RequestOf<typeof marketingApi.importContacts>, 'organizationId'>): Promise<ImportReport> =>
      callApi(auth, marketingApi.importContacts, { organizationId, ...request }, options),
    analytics: ({ id, isLead }: Contact): Promise<AnswerOf<typeof mailingsApi.emailAnalytics>> =>
      callApi(auth, mailingsApi.emailAnalytics, { organizationId, contactId: id, isLead: isLead ? '1' : '0' }, options),
  };
}
