import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { record, type Model } from '@portal/domain/fields/model';
import { collections } from '@portal/domain/paths/firestore-paths';
import { candidateRecipientSchema, type CandidateRecipient } from '@portal/domain/submissions/recipient';
import { FieldValue } from 'firebase-admin/firestore';
import { boolean, string } from 'yup';
import { addActivity } from './add-activity';
import { castDocument, firestore, isNotFound, readDocument } from './firestore';

/** Whom a recipient's link belongs to, `publicCandidates/{candidateId}/recipients/{token}`. */
const recipientLinkSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  recipientId: string().required(),
  name: string().default(''),
  email: string().default(''),
  /** Id of the brand of the page, in older links its name; `''` for that of the contact person. */
  brand: string().default(''),
  isRevoked: boolean().default(false),
  /** Whether it was revoked because it showed an anonymous candidate whose name new links show. */
  isClosed: boolean().default(false),
  /** Whether the link shows who an anonymous candidate is. */
  isRevealed: boolean().default(false),
  /** The client contact whose session in Client Connect alone opens the link; `''` for mailed links. */
  contactId: string().default(''),
  /** Whether the link was mailed as part of a shortlist, which hidden candidates leave. */
  isOfShortlist: boolean().default(false),
  /** Whether the link opens only for a viewer who has proved to be the recipient. */
  isForVerified: boolean().default(false),
});
export type RecipientLink = Model<typeof recipientLinkSchema>;
type TokenLink = RecipientLink & { token: string };

/** Bytes of a recipient's token: 32 characters, so that it differs from a candidate's in length. */
export const recipientTokenBytes = 24;

/** Most links of a candidate that are looked through for a reminder. */
const maxOpenLinks = 100;

export const recipientsStore = {
  /** Adds a recipient with their link, both or neither. */
  async add(
    { organizationId, jobId, candidateId }: CandidateKey,
    recipient: Omit<CandidateRecipient, 'sentAt' | 'revokedAt' | 'revealedAt'>,
    { token, brand, isOfShortlist }: { token: string; brand: string; isOfShortlist: boolean },
  ): Promise<void> {
    const db = firestore();
    const { id, name, email, isForVerified } = recipient;
    const batch = db.batch();
    batch.create(db.doc(`${collections.candidateRecipients(organizationId, jobId, candidateId)}/${id}`), {
      ...recipient,
      sentAt: FieldValue.serverTimestamp(),
      revokedAt: null,
      revealedAt: null,
    });
    const facts = { organizationId, jobId, recipientId: id, name, email, brand };
    const kinds = { isOfShortlist, isForVerified };
    const link: RecipientLink = {
      ...facts,
      ...kinds,
      isRevoked: false,
      isClosed: false,
      isRevealed: false,
      contactId: '',
    };
    batch.create(db.doc(`${collections.recipientLinks(candidateId)}/${token}`), link);
    await batch.commit();
  },

  /** The link with this token; null when there is none or it is revoked. */
  async byToken(candidateId: string, token: string): Promise<RecipientLink | null> {
    const link = await readDocument(`${collections.recipientLinks(candidateId)}/${token}`, recipientLinkSchema);
    return link?.isRevoked === false ? link : null;
  },

  /**
   * The token of a client contact's link in Client Connect, which is created on the first visit, and anew after it was
   * revoked. It shows who an anonymous candidate is as soon as a mailed link of the contact does.
   */
  async linkOfContact(
    { organizationId, jobId, candidateId }: CandidateKey,
    { contactId, name, email }: { contactId: string; name: string; email: string },
    newToken: () => string,
  ): Promise<string> {
    const db = firestore();
    const links = db.collection(collections.recipientLinks(candidateId));
    const isRevealed = await recipientsStore.isRevealedTo(candidateId, email);
    return await db.runTransaction(async (transaction) => {
      const own = links.where('contactId', '==', contactId).where('isRevoked', '==', false).limit(10);
      const { docs } = await transaction.get(own);
      const token = docs.find((link) => link.get('organizationId') === organizationId)?.id ?? newToken();
      const link: RecipientLink = {
        ...{ organizationId, jobId, name, email, contactId, isRevealed },
        recipientId: contactId,
        brand: '',
        isRevoked: false,
        isClosed: false,
        isOfShortlist: false,
        // Its session proves who opens it.
        isForVerified: false,
      };
      transaction.set(links.doc(token), link);
      return token;
    });
  },

  /** The links of a client that are not revoked, by their tokens: those of the email, without one those of the recipient. */
  async linksOfClient(candidateId: string, client: Pick<RecipientLink, 'email' | 'recipientId'>): Promise<TokenLink[]> {
    return (await linksOfClient(candidateId, client)).filter(({ isRevoked }) => !isRevoked);
  },

  /** Whether a client has no link that opens, but one that closed because it showed an anonymous candidate. */
  async hasOnlyClosedLinks(
    candidateId: string,
    client: Pick<RecipientLink, 'email' | 'recipientId'>,
  ): Promise<boolean> {
    const links = await linksOfClient(candidateId, client);
    return links.some(({ isClosed }) => isClosed) && links.every(({ isRevoked }) => isRevoked);
  },

  /** Whether a mailed link of this email shows who an anonymous candidate is. */
  async isRevealedTo(candidateId: string, email: string): Promise<boolean> {
    const links = firestore().collection(collections.recipientLinks(candidateId));
    const { docs } = await links.where('email', '==', email).limit(20).get();
    return docs.some(
      (link) => link.get('isRevealed') === true && link.get('isRevoked') !== true && !link.get('contactId'),
    );
  },

  /** The recipient; null when there is none or their link was revoked. */
  async get({ organizationId, jobId, candidateId }: CandidateKey, id: string): Promise<CandidateRecipient | null> {
    const recipients = collections.candidateRecipients(organizationId, jobId, candidateId);
    const recipient = await readDocument(`${recipients}/${id}`, candidateRecipientSchema);
    return recipient?.revokedAt ? null : recipient;
  },

  /** The token of a recipient's link; null when there is none or it is revoked. */
  async tokenOf(candidateId: string, recipientId: string): Promise<string | null> {
    const links = await linksOf(candidateId, recipientId);
    return links.find((link) => link.get('isRevoked') !== true)?.id ?? null;
  },

  /** The recipients of a candidate whose links open, each with the token. */
  async open({ organizationId, jobId, candidateId }: CandidateKey): Promise<{ token: string; link: RecipientLink }[]> {
    const links = firestore().collection(collections.recipientLinks(candidateId));
    const { docs } = await links.where('isRevoked', '==', false).limit(maxOpenLinks).get();
    return docs.flatMap((document) => {
      const link = castDocument(document.data(), recipientLinkSchema);
      const isOwn = link?.organizationId === organizationId && link.jobId === jobId && link.contactId === '';
      return isOwn ? [{ token: document.id, link }] : [];
    });
  },

  /** Notes that the mail server refused the mail. */
  async markUndelivered({ organizationId, jobId, candidateId }: CandidateKey, recipientId: string): Promise<void> {
    await firestore()
      .doc(`${collections.candidateRecipients(organizationId, jobId, candidateId)}/${recipientId}`)
      .update({ isDelivered: false });
  },

  /** Changes whether a recipient's link shows who an anonymous candidate is. @returns false without such a link. */
  async reveal(
    { organizationId, jobId, candidateId }: CandidateKey,
    { recipientId, isRevealed, actor }: { recipientId: string; isRevealed: boolean; actor: Editor },
  ): Promise<boolean> {
    const db = firestore();
    const recipients = collections.candidateRecipients(organizationId, jobId, candidateId);
    const [recipient, links] = await Promise.all([
      readDocument(`${recipients}/${recipientId}`, candidateRecipientSchema),
      linksOf(candidateId, recipientId),
    ]);
    if (!recipient || recipient.revokedAt || links.length === 0) return false;
    const batch = db.batch();
    for (const { ref } of links) batch.update(ref, { isRevealed });
    batch.update(db.doc(`${recipients}/${recipientId}`), {
      revealedAt: isRevealed ? FieldValue.serverTimestamp() : null,
    });
    addActivity(batch, collections.candidateEvents(organizationId, jobId, candidateId), {
      eventType: isRevealed ? 'profileRevealed' : 'profileHidden',
      userId: actor.uid,
      actorName: actor.displayName,
      data: { detail: recipient.name || recipient.email },
    });
    await batch.commit();
    return true;
  },

  /** Revokes the link of a recipient. @returns false for an unknown recipient. */
  async revoke({ organizationId, jobId, candidateId }: CandidateKey, recipientId: string): Promise<boolean> {
    const db = firestore();
    const links = await linksOf(candidateId, recipientId);
    const batch = db.batch();
    for (const { ref } of links) batch.update(ref, { isRevoked: true });
    const recipients = collections.candidateRecipients(organizationId, jobId, candidateId);
    batch.update(db.doc(`${recipients}/${recipientId}`), { revokedAt: FieldValue.serverTimestamp() });
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },
};

interface Editor {
  uid: string;
  displayName: string;
}

/** All links of a client: those of the email, without one those of the recipient. */
async function linksOfClient(
  candidateId: string,
  { email, recipientId }: Pick<RecipientLink, 'email' | 'recipientId'>,
): Promise<TokenLink[]> {
  const links = firestore().collection(collections.recipientLinks(candidateId));
  const [field, value] = email === '' ? ['recipientId', recipientId] : ['email', email];
  const { docs } = await links.where(field, '==', value).limit(50).get();
  return docs.flatMap((link) => {
    const facts = castDocument(link.data(), recipientLinkSchema);
    return facts ? [{ ...facts, token: link.id }] : [];
  });
}

async function linksOf(candidateId: string, recipientId: string) {
  const links = firestore().collection(collections.recipientLinks(candidateId));
  return (await links.where('recipientId', '==', recipientId).limit(10).get()).docs;
}
