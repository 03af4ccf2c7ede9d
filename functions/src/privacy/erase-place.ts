import type { ErasurePorts } from './own-places';
import type { PersonPlace } from './person-places';
import type { Subject } from './subject';

const parallelUpdates = 20;

/** Erases a place. Repeating it changes nothing. @returns how many documents or files there were. */
export async function erasePlace(place: PersonPlace, subject: Subject, ports: ErasurePorts): Promise<number> {
  if ('eraseOwn' in place) return await place.eraseOwn(subject, ports);
  const { personDocuments } = ports.store;
  let found = 0;
  for (const documents of place.find(subject, ports.store)) {
    for await (const page of documents) {
      const theirs = page.filter((document) => place.isAbout?.(document, subject) ?? true);
      found += theirs.length;
      if (place.erase === 'delete') {
        await personDocuments.remove(theirs.map(({ path }) => path));
        continue;
      }
      for (let start = 0; start < theirs.length; start += parallelUpdates) {
        await Promise.all(
          theirs.slice(start, start + parallelUpdates).map(async ({ path, data }) => {
            const changes = subject.texts.changesOf(data);
            if (changes) await personDocuments.update(path, changes);
          }),
        );
      }
    }
  }
  return found;
}
