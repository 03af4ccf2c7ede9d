import { array, boolean, number, string } from 'yup';
import type { AtsFile } from '@portal/domain/contracts/middleware-api';
import { record } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import { read, type BullhornSettings } from './bullhorn-http';
import { pageSize } from './bullhorn-pages';
import { askData } from './bullhorn-request';

const attachments = record({
  data: array()
    .of(
      record({
        id: number().required(),
        uuid: string().nullable(),
        name: string().nullable(),
        type: string().nullable(),
        dateAdded: number().nullable(),
        isDeleted: boolean().nullable(),
      }),
    )
    .required(),
});
const file = record({
  File: record({
    name: string().nullable(),
    contentType: string().nullable(),
    fileContent: string().required(),
  }).required(),
});

/**
 * The newest file of a candidate that is labeled as a resume.
 * Source: https://bullhorn.github.io/rest-api-docs/#file
 */
export async function resumeFile(
  settings: BullhornSettings,
  session: AtsSession,
  candidateId: string,
): Promise<{ fileName: string; bytes: Uint8Array } | null> {
  const [newest] = (await filesOf(settings, session, candidateId))
    .filter(({ type }) => /resume|\bcv\b/i.test(type ?? ''))
    .sort((a, b) => (b.dateAdded ?? 0) - (a.dateAdded ?? 0) || b.id - a.id);
  if (!newest) return null;
  const { name, fileContent } = await contentOf(settings, session, { candidateId, id: newest.id });
  return { fileName: name ?? newest.name ?? 'resume', bytes: new Uint8Array(Buffer.from(fileContent, 'base64')) };
}

/**
 * A file of a candidate, by its id or uuid.
 * @returns null for a file that the candidate does not have.
 */
export async function fileOfCandidate(
  settings: BullhornSettings,
  session: AtsSession,
  { candidateId, fileId }: { candidateId: string; fileId: string },
): Promise<AtsFile | null> {
  const files = await filesOf(settings, session, candidateId);
  const found = files.find(({ id, uuid, isDeleted }) => !isDeleted && (String(id) === fileId || uuid === fileId));
  if (!found) return null;
  const { name, contentType, fileContent } = await contentOf(settings, session, { candidateId, id: found.id });
  return { name: name ?? '', mimeType: contentType ?? '', content: fileContent };
}

async function filesOf(settings: BullhornSettings, session: AtsSession, candidateId: string) {
  const listed = await askData(settings, session, {
    name: 'CandidateFileAttachment',
    path: `entity/Candidate/${candidateId}/fileAttachments`,
    query: { fields: 'id,uuid,name,type,dateAdded,isDeleted', count: String(pageSize) },
  });
  return read('CandidateFileAttachment', attachments, listed).data;
}

async function contentOf(
  settings: BullhornSettings,
  session: AtsSession,
  { candidateId, id }: { candidateId: string; id: number },
) {
  const body = await askData(settings, session, { name: 'file', path: `file/Candidate/${candidateId}/${id}` });
  return read('file', file, body).File;
}
