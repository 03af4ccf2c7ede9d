import type { CollectionReference } from 'firebase-admin/firestore';
import { firestore } from '../store/firestore';
import { bucket } from './test-data';

/** Something stored, as one text: a document with its path, or a file with name, metadata and content. */
interface StoredThing {
  path: string;
  text: string;
}

/** Every document of the database, found by listing collections, and every file of the bucket. */
export async function walkEverything(): Promise<StoredThing[]> {
  return [...(await collectionsBelow(await firestore().listCollections())), ...(await everyFile())];
}

async function collectionsBelow(found: readonly CollectionReference[]): Promise<StoredThing[]> {
  const all = await Promise.all(
    found.map(async (collection) => {
      // Also documents that are missing and have some below them.
      const references = await collection.listDocuments();
      const things: StoredThing[] = [];
      for (let start = 0; start < references.length; start += 100) {
        const some = references.slice(start, start + 100);
        const [snapshots, below] = await Promise.all([
          firestore().getAll(...some),
          Promise.all(some.map(async (one) => collectionsBelow(await one.listCollections()))),
        ]);
        for (const one of snapshots) {
          if (one.exists) things.push({ path: one.ref.path, text: `${one.ref.path} ${JSON.stringify(one.data())}` });
        }
        things.push(...below.flat());
      }
      return things;
    }),
  );
  return all.flat();
}

async function everyFile(): Promise<StoredThing[]> {
  const files = bucket();
  const things: StoredThing[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof files.list>> = await files.list('', {
      max: 200,
      ...(next === null ? {} : { next }),
    });
    things.push(
      ...(await Promise.all(
        page.files.map(async (facts) => {
          // Other tests share the bucket and may remove theirs meanwhile.
          const bytes = await files.read(facts.path).catch(() => Buffer.from(''));
          return { path: facts.path, text: `${JSON.stringify(facts)} ${bytes.toString('utf8')}` };
        }),
      )),
    );
    next = page.next;
  } while (next !== null);
  return things;
}
