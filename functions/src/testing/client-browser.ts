import { clientApi } from '@portal/domain/contracts/client-api';
import { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { portalSettingsSchema, productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { collections } from '@portal/domain/paths/firestore-paths';
import { clientMailTexts } from '@portal/domain/texts/client-connect';
import type { InferType } from 'yup';
import { sendOutbox } from '../send-outbox';
import { call, freshId, write, type Answer, type SignedIn } from './emulator';
import { linkIn, mailsTo } from './mailbox';
import { ownPorts, ownServer } from './own-server';

type ClientApi = typeof clientApi;
type PublicApi = typeof publicApi;

/** A browser that keeps the cookie of Client Connect. */
export class ClientBrowser {
  cookies: string | undefined;

  async call<Name extends keyof ClientApi>(
    name: Name,
    body: Partial<RequestOf<ClientApi[Name]>>,
  ): Promise<Answer<AnswerOf<ClientApi[Name]>>> {
    const answer = await call<AnswerOf<ClientApi[Name]>>(`/api/client${clientApi[name].path}`, {
      body,
      ...(this.cookies === undefined ? {} : { cookies: this.cookies }),
    });
    if (answer.cookie !== undefined) this.cookies = answer.cookie.split(';')[0] ?? '';
    return answer;
  }

  /** Sends a file with the description of a job. */
  async readJobFile(
    place: { organizationId: string; contactId: string },
    file: File,
  ): Promise<Answer<{ description: string }>> {
    const form = new FormData();
    form.set('file', file);
    const url = `${await ownServer()}/api/client${clientApi.readJobFile.path}?${new URLSearchParams(place)}`;
    const answer = await fetch(url, { method: 'POST', body: form, headers: { cookie: this.cookies ?? '' } });
    return { status: answer.status, body: (await answer.json()) as Answer<{ description: string }>['body'] };
  }

  /** Calls the API of public pages, as a resume page of this browser does. */
  async callPublic<Name extends keyof PublicApi>(
    name: Name,
    body: Partial<RequestOf<PublicApi[Name]>>,
  ): Promise<Answer<AnswerOf<PublicApi[Name]>>> {
    const cookies = this.cookies === undefined ? {} : { cookies: this.cookies };
    return await call(`/api/public${publicApi[name].path}`, { body, ...cookies });
  }
}

/** The settings of an organization with Client Connect. */
export function withClientConnect(portal: Partial<InferType<typeof portalSettingsSchema>> = {}) {
  return productFeatureSchema.cast(
    { portal: { ...portalSettingsSchema.cast({}), enable: '1', ...portal } },
    { assert: false },
  );
}

/** A client contact of an organization. */
export async function saveContact(
  organizationId: string,
  fields: { companyName: string; email?: string; name?: string },
): Promise<{ organizationId: string; contactId: string; email: string }> {
  const contactId = freshId('contact');
  const email = fields.email ?? `${contactId}@client.example`;
  const { companyName, name = 'Ann Client' } = fields;
  await write(`${collections.clientContacts(organizationId)}/${contactId}`, {
    ...{ id: contactId, organizationId, email, name, companyName, isLead: false, sharedJobsId: [], source: 'portal' },
  });
  return { organizationId, contactId, email };
}

/** Calls the staff's API about Client Connect. */
export async function askAsStaff<Data = unknown>(staff: SignedIn, name: string, body: object): Promise<Answer<Data>> {
  return await call<Data>(`/api/app/${name}`, { body, token: staff.token });
}

/**
 * The code in the link of the last mail to an email.
 * @param count of the mails so far.
 * @param about words of their subjects, where the email gets other mails, too.
 */
export async function mailedLoginCode(email: string, count = 1, about = ''): Promise<string> {
  const mails = await mailsTo(email, count, about);
  return new URLSearchParams(linkIn(mails.at(-1)).hash.slice(1)).get('code') ?? '';
}

/** Gives a contact access and signs them in with the mailed link. */
export async function signInContact(
  staff: SignedIn,
  contact: { organizationId: string; contactId: string; email: string },
  level: 'ownJobs' | 'allJobs',
): Promise<ClientBrowser> {
  const { organizationId, contactId } = contact;
  await askAsStaff(staff, 'setPortalAccess', { organizationId, contactId, level });
  await askAsStaff(staff, 'sendLoginLink', { organizationId, contactId });
  const browser = new ClientBrowser();
  const { status, body } = await browser.call('redeemLoginLink', {
    code: await mailedLoginCode(contact.email, 1, clientMailTexts.invitation.subject('')),
  });
  if (status !== 200) throw new Error(`The contact cannot sign in: ${body.message ?? status}`);
  return browser;
}

/** Sends the mails that were requested without a session, as the trigger does. */
export async function sendRequestedMails(): Promise<void> {
  await sendOutbox(ownPorts());
}
