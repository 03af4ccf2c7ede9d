import { number } from 'yup';
import { record } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import type { AtsNote } from './applicant-tracking';
import { read, type BullhornSettings } from './bullhorn-http';
import { askData } from './bullhorn-request';
import { numberOf } from './bullhorn-values';

const created = record({ changedEntityId: number().required() });

/**
 * Adds a note about a person, and links it to jobs. Bullhorn requires the person.
 * Source: https://bullhorn.github.io/rest-api-docs/#note
 * @returns the note's id.
 */
export async function addNote(settings: BullhornSettings, session: AtsSession, note: AtsNote): Promise<string> {
  const body = await askData(settings, session, {
    name: 'Note',
    path: 'entity/Note',
    method: 'PUT',
    json: {
      action: note.action,
      comments: note.comments,
      externalID: note.key,
      personReference: { id: Number(note.personId) },
      ...(note.authorId === '' ? {} : { commentingPerson: { id: Number(note.authorId) } }),
    },
  });
  const id = read('Note', created, body).changedEntityId;
  for (const jobId of note.jobIds) {
    await askData(settings, session, {
      name: 'NoteEntity',
      path: 'entity/NoteEntity',
      method: 'PUT',
      json: { note: { id }, targetEntityID: Number(jobId), targetEntityName: 'JobOrder' },
    });
  }
  return String(id);
}

/** Id of the note with this key; `''` when there is none. Asked before a write is repeated. */
export async function findNote(settings: BullhornSettings, session: AtsSession, key: string): Promise<string> {
  const body = await askData(settings, session, {
    name: 'Note',
    path: 'query/Note',
    query: { where: `externalID='${key.replaceAll("'", "''")}'`, fields: 'id', count: '1' },
  });
  const { data } = (body ?? {}) as { data?: { id?: unknown }[] };
  const id = numberOf(data?.[0]?.id);
  return id === null ? '' : String(id);
}
