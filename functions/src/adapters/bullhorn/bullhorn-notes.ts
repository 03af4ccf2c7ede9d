import { array, number, string } from 'yup';
import { record } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import type { AtsNote } from '../ats/applicant-tracking';
import { read, type BullhornSettings } from './bullhorn-http';
import { askData } from './bullhorn-request';

const created = record({ changedEntityId: number().required() });
/** An answer without a list is refused: taking it for an empty one would write a note twice. */
const foundRows = record({
  data: array()
    .of(record({ id: number().required(), targetEntityID: number(), targetEntityName: string() }))
    .required(),
});

/** A record that a note is linked to; `User` stands for any person. */
interface Target {
  targetEntityName: 'User' | 'JobOrder';
  targetEntityID: number;
}

/**
 * Adds a note unless one with its key exists, and links it to its other people and its jobs. Bullhorn requires the person.
 * What an earlier try has written is found and not written again.
 * Source: https://bullhorn.github.io/rest-api-docs/#note
 */
export async function keepNote(settings: BullhornSettings, session: AtsSession, note: AtsNote): Promise<void> {
  const found = await findNote(settings, session, note.key);
  const id = found ?? (await addNote(settings, session, note));
  const targets: Target[] = [
    ...note.personIds.slice(1).map((person) => ({ targetEntityName: 'User', targetEntityID: Number(person) }) as const),
    ...note.jobIds.map((job) => ({ targetEntityName: 'JobOrder', targetEntityID: Number(job) }) as const),
  ];
  if (targets.length === 0) return;
  const linked = found === null ? new Set<string>() : await linksOf(settings, session, id);
  for (const target of targets) {
    if (linked.has(keyOf(target))) continue;
    const json = { note: { id }, ...target };
    await askData(settings, session, { name: 'NoteEntity', path: 'entity/NoteEntity', method: 'PUT', json });
  }
}

async function addNote(settings: BullhornSettings, session: AtsSession, note: AtsNote): Promise<number> {
  const body = await askData(settings, session, {
    name: 'Note',
    path: 'entity/Note',
    method: 'PUT',
    json: {
      action: note.action,
      comments: note.comments,
      externalID: note.key,
      personReference: { id: Number(note.personIds[0]) },
      ...(note.authorId === '' ? {} : { commentingPerson: { id: Number(note.authorId) } }),
    },
  });
  return read('Note', created, body).changedEntityId;
}

/** Id of the note with this key; null when there is none. */
async function findNote(settings: BullhornSettings, session: AtsSession, key: string): Promise<number | null> {
  const where = `externalID='${key.replaceAll("'", "''")}'`;
  const [note] = await findRows(settings, session, 'Note', { where, fields: 'id', count: '1' });
  return note?.id ?? null;
}

/** What a note is linked to, by {@link keyOf}. */
async function linksOf(settings: BullhornSettings, session: AtsSession, noteId: number): Promise<Set<string>> {
  const query = { where: `note.id=${noteId}`, fields: 'id,targetEntityID,targetEntityName', count: '500' };
  return new Set((await findRows(settings, session, 'NoteEntity', query)).map(keyOf));
}

const keyOf = (link: { targetEntityName?: string | undefined; targetEntityID?: number | undefined }) =>
  `${link.targetEntityName}/${link.targetEntityID}`;

async function findRows(
  settings: BullhornSettings,
  session: AtsSession,
  entity: string,
  query: Record<string, string>,
) {
  const body = await askData(settings, session, { name: entity, path: `query/${entity}`, query });
  return read(entity, foundRows, body).data;
}
