import { FieldPath, type DocumentData, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { collections } from '@portal/domain/paths/firestore-paths';
import { castDocument, chunksOf, firestore, hasChanged, isNotFound } from './firestore';

/** A stored document that may be about a person. */
export interface PersonDocument {
  path: string;
  data: DocumentData;
}

/** Documents of one read: some hold a whole resume. */
const pageSize = 200;
/** Most candidates that one value finds. */
const maxFound = 300;

/** Fields by which the candidates of a person are found in all jobs. */
type CandidateField = 'email' | 'phone' | 'candidateBHId' | 'resume.sha256';

/** Reads and removes documents wherever they are: runs about a person know the places, see `person-places.ts`. */
export const personDocumentsStore = {
  /** The candidates of all jobs of an organization with one of these values, removed ones included. */
  async candidatesBy(
    organizationId: string,
    field: CandidateField,
    values: readonly string[],
  ): Promise<JobCandidate[]> {
    const group = firestore().collectionGroup('candidates').where('organizationId', '==', organizationId);
    const found = await Promise.all(
      chunksOf(values).map((some) => group.where(field, 'in', some).limit(maxFound).get()),
    );
    return found.flatMap(({ docs }) => docs).flatMap((one) => castDocument(one.data(), jobCandidateSchema) ?? []);
  },

  /** A page of an organization's candidates by path, for a walk over all of them. */
  async candidatesAfter(organizationId: string, after: string, max: number): Promise<JobCandidate[]> {
    const ordered = firestore()
      .collectionGroup('candidates')
      .where('organizationId', '==', organizationId)
      .orderBy(FieldPath.documentId())
      .limit(max);
    const { docs } = await (after === '' ? ordered : ordered.startAfter(firestore().doc(after))).get();
    return docs.flatMap((one) => castDocument(one.data(), jobCandidateSchema) ?? []);
  },

  /** A document and those in its collections, page by page; the document itself comes last. */
  async *tree(root: string): AsyncGenerator<PersonDocument[]> {
    const reference = firestore().doc(root);
    for (const collection of await reference.listCollections()) {
      for await (const page of pagesOf(collection)) {
        // Asking each of a thousand events for collections would take longer than everything else.
        if (collection.id === 'threads') for (const { path } of page) yield* personDocumentsStore.tree(path);
        else yield page;
      }
    }
    const own = await reference.get();
    const data = own.data();
    if (data) yield [{ path: root, data }];
  },

  /** Documents of a collection with one of these values in a field. @param equals another field and its value. */
  async *byField(
    collection: string,
    field: string,
    values: readonly string[],
    equals: Readonly<Record<string, string | boolean>> = {},
  ): AsyncGenerator<PersonDocument[]> {
    for (const some of chunksOf(values)) {
      yield* pagesOf(withEquals(firestore().collection(collection), equals).where(field, 'in', some));
    }
  },

  /** All documents of a collection. */
  async *all(
    collection: string,
    equals: Readonly<Record<string, string | boolean>> = {},
  ): AsyncGenerator<PersonDocument[]> {
    yield* pagesOf(withEquals(firestore().collection(collection), equals));
  },

  /** Recipients of an organization's mailings with one of these emails. */
  async *mailingRecipientsBy(organizationId: string, emails: readonly string[]): AsyncGenerator<PersonDocument[]> {
    const group = firestore().collectionGroup('recipients').where('organizationId', '==', organizationId);
    for (const some of chunksOf(emails)) yield* ofMailings(organizationId, group.where('email', 'in', some));
  },

  /** Recipients of an organization's mailings who have answered. */
  async *answeredRecipients(organizationId: string): AsyncGenerator<PersonDocument[]> {
    const group = firestore().collectionGroup('recipients').where('organizationId', '==', organizationId);
    yield* ofMailings(organizationId, group.orderBy('answeredAt'));
  },

  /** Documents of a parser's index that no candidate uses yet. */
  async *untaken(index: string): AsyncGenerator<PersonDocument[]> {
    yield* pagesOf(firestore().collection(index).orderBy('expiresAt'));
  },

  /** These documents, where they are stored. */
  async *named(paths: readonly string[]): AsyncGenerator<PersonDocument[]> {
    yield await personDocumentsStore.read(paths);
  },

  /** The stored ones of these documents. */
  async read(paths: readonly string[]): Promise<PersonDocument[]> {
    if (paths.length === 0) return [];
    const snapshots = await firestore().getAll(...paths.map((path) => firestore().doc(path)));
    return snapshots.flatMap((one) => {
      const data = one.data();
      return data ? [{ path: one.ref.path, data }] : [];
    });
  },

  async remove(paths: readonly string[]): Promise<void> {
    const batch = firestore().batch();
    for (const path of paths) batch.delete(firestore().doc(path));
    await batch.commit();
  },

  /** Changes fields of a document; one that is gone meanwhile stays gone. */
  async update(path: string, changes: Record<string, unknown>): Promise<void> {
    try {
      await firestore().doc(path).update(changes);
    } catch (error) {
      if (!isNotFound(error) && !hasChanged(error)) throw error;
    }
  },

  /** Ids of an organization's contacts who have access to Client Connect, of these. */
  async withAccess(organizationId: string, contactIds: readonly string[]): Promise<string[]> {
    const paths = contactIds.map((id) => `${collections.portalAccess(organizationId)}/${id}`);
    const found = await personDocumentsStore.read(paths);
    return found.map(({ path }) => path.split('/').at(-1) ?? '');
  },
};

async function* ofMailings(organizationId: string, query: Query): AsyncGenerator<PersonDocument[]> {
  const mailings = `${collections.mailings(organizationId)}/`;
  for await (const page of pagesOf(query)) yield page.filter(({ path }) => path.startsWith(mailings));
}

/** The pages of a query; documents that a caller removes meanwhile do not disturb it. */
async function* pagesOf(query: Query): AsyncGenerator<PersonDocument[]> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(pageSize).get();
    if (docs.length > 0) yield docs.map((one) => ({ path: one.ref.path, data: one.data() }));
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}

function withEquals(query: Query, equals: Readonly<Record<string, string | boolean>>): Query {
  return Object.entries(equals).reduce((narrowed, [field, value]) => narrowed.where(field, '==', value), query);
}
