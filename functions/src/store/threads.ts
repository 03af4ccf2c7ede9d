import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { maxShownMessages } from '@portal/domain/constants/threads';
import { record, type Model } from '@portal/domain/fields/model';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import {
  threadMessageSchema,
  threadSchema,
  type Thread,
  type ThreadClient,
  type ThreadMessage,
  type ThreadSide,
} from '@portal/domain/threads/thread';
import { string } from 'yup';
import { addActivity } from './add-activity';
import { castDocument, firestore, isNotFound, readDocument } from './firestore';
import { addToOutbox } from './outbox';

export interface ThreadKey extends CandidateKey {
  threadId: string;
}

/** Where the thread of a reply address is, `replyAddresses/{threadId}`. */
const replyAddressSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  candidateId: string().required(),
});

interface NewMessage {
  message: Omit<ThreadMessage, 'createdAt'>;
  /** Of a message of the client, which may be the first one. */
  client?: ThreadClient;
  /** In milliseconds since 1970, when its mails are sent. */
  now: number;
}

/**
 * The id of a client's thread about a candidate: that of the email, which recipients and contacts share, or of the browser
 * of a viewer whom nothing identifies. It has only lower-case letters and digits, because it is part of email addresses.
 */
export function threadIdOf(
  key: CandidateKey,
  client: Pick<ThreadClient, 'email' | 'recipientId' | 'way'>,
  guid: string,
) {
  const person =
    client.way === 'viewer'
      ? ['viewer', guid]
      : client.email
        ? ['email', client.email]
        : ['recipient', client.recipientId];
  return createHash('sha256')
    .update([key.organizationId, key.jobId, key.candidateId, ...person].join('\n'))
    .digest('hex')
    .slice(0, 24);
}

/** Threads of messages between clients and staff. */
export const threadsStore = {
  /** @returns null without a message yet. */
  async get(key: ThreadKey): Promise<Thread | null> {
    return await readDocument(pathOf(key), threadSchema);
  },

  /** The newest messages, the oldest of them first. */
  async messages(key: ThreadKey): Promise<ThreadMessage[]> {
    const { docs } = await firestore()
      .collection(messagesOf(key))
      .orderBy('createdAt', 'desc')
      .limit(maxShownMessages)
      .get();
    return docs.flatMap((message) => castDocument(message.data(), threadMessageSchema) ?? []).reverse();
  },

  async message(key: ThreadKey, messageId: string): Promise<ThreadMessage | null> {
    return await readDocument(`${messagesOf(key)}/${messageId}`, threadMessageSchema);
  },

  /** The key of the thread with this id; null for an unknown one. */
  async find(threadId: string): Promise<ThreadKey | null> {
    const found = await readDocument(documents.replyAddress(threadId), replyAddressSchema);
    return found && { ...found, threadId };
  },

  /**
   * Adds a message with the notice that tells the other side of it, and for one of the client with the thread, the
   * activity and the counter of news: all of it or nothing. A second message with the same id changes nothing.
   * @returns false when it is there already, when the candidate is gone, and for an answer without a thread.
   */
  async add(key: ThreadKey, { message, client, now }: NewMessage): Promise<boolean> {
    const db = firestore();
    const { threadId, ...candidate } = key;
    const [thread, reference] = [db.doc(pathOf(key)), db.doc(`${messagesOf(key)}/${message.id}`)];
    const { organizationId, jobId, candidateId } = candidate;
    try {
      return await db.runTransaction(async (transaction) => {
        const [stored, known] = await transaction.getAll(thread, reference);
        if (known?.exists || (!stored?.exists && !client)) return false;
        const at = FieldValue.serverTimestamp();
        transaction.set(
          thread,
          {
            ...(stored?.exists ? {} : { id: threadId, clientReadAt: null, staffReadAt: null }),
            ...(client ? { client } : {}),
            ...{ lastSide: message.side, lastMessageAt: at, messages: FieldValue.increment(1) },
            // Who writes has read what is above.
            [message.side === 'client' ? 'clientReadAt' : 'staffReadAt']: at,
          },
          { merge: true },
        );
        transaction.create(reference, { ...message, createdAt: at });
        if (message.side === 'client') {
          const facts: Model<typeof replyAddressSchema> = { organizationId, jobId, candidateId };
          transaction.set(db.doc(documents.replyAddress(threadId)), facts);
          transaction.update(db.doc(documents.candidate(organizationId, jobId, candidateId)), {
            'analytics.newLatestActivities': FieldValue.increment(1),
          });
          addActivity(
            transaction,
            collections.candidateEvents(organizationId, jobId, candidateId),
            { eventType: 'clientWrote', actorName: message.authorName, candidateId },
            `message-${message.id}`,
          );
        }
        addToOutbox(transaction, {
          ...{ kind: 'threadMessage', id: noticeIdOf(key, message.id), dueAt: now, sentTo: [] },
          ...{ ...candidate, threadId, messageId: message.id },
        });
        return true;
      });
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },

  /** Notes that a side has seen all messages. A thread that is gone is no error. */
  async markRead(key: ThreadKey, side: ThreadSide): Promise<void> {
    try {
      await firestore()
        .doc(pathOf(key))
        .update({ [side === 'client' ? 'clientReadAt' : 'staffReadAt']: FieldValue.serverTimestamp() });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  },
};

function noticeIdOf({ threadId }: ThreadKey, messageId: string): string {
  return createHash('sha256').update(`${threadId}\n${messageId}`).digest('base64url').slice(0, 27);
}

const pathOf = ({ organizationId, jobId, candidateId, threadId }: ThreadKey) =>
  documents.thread(organizationId, jobId, candidateId, threadId);
const messagesOf = ({ organizationId, jobId, candidateId, threadId }: ThreadKey) =>
  collections.threadMessages(organizationId, jobId, candidateId, threadId);
