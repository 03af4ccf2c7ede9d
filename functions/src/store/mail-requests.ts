import { Timestamp } from 'firebase-admin/firestore';
import { string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import { timestamp } from '@portal/domain/fields/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore } from './firestore';

/** A mail that someone without a session requested, `mailRequests/{id}`. It holds no one-time code. */
export const mailRequestSchema = record({
  kind: string().oneOf(['resetPassword', 'createPassword', 'clientSignIn']).required(),
  /** As typed; the account may not exist. */
  email: string().required(),
  /** Of `createPassword`: the mail is sent only to a member of this organization; `''` for none. */
  organizationId: string().default(''),
  /** Of `createPassword`: target after the link's action. */
  continueUrl: string().default(''),
  /** Of `clientSignIn`: the attempt that the mailed code belongs to. */
  attemptId: string().default(''),
  createdAt: timestamp(),
});
export type MailRequest = Model<typeof mailRequestSchema>;

export const mailRequestsStore = {
  /** Requests a mail, with the same work whether or not the account exists. */
  async add(request: Pick<MailRequest, 'kind' | 'email'> & Partial<MailRequest>, now: number): Promise<void> {
    await firestore()
      .collection(collections.mailRequests())
      .add({ ...request, createdAt: Timestamp.fromMillis(now) });
  },

  async remove(id: string): Promise<void> {
    await firestore().doc(documents.mailRequest(id)).delete();
  },
};

/** The request in a snapshot; null when it is gone. */
export function mailRequestFrom(data: Record<string, unknown> | undefined): MailRequest | null {
  return castDocument(data, mailRequestSchema);
}
