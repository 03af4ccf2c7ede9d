import { array, number, string } from 'yup';
import { record } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import { read, type BullhornSettings } from './bullhorn-http';
import { askData } from './bullhorn-request';

const attachments = record({
  data: array()
    .of(
      record({
        id: number().required(),
        name: string().nullable(),
        type: string().nullable(),
        dateAdded: number().nullable(),
      }),
    )
    .required(),
});
const file = record({ File: record({ name: string().nullable(), fileContent: string().required() }) });

/**
 * The newest file of a candidate that is labeled as a resume.
 * Source: https://bullhorn.github.io/rest-api-docs/#file
 */
export async function resumeFile(
  settings: BullhornSettings,
  session: AtsSession,
  candidateId: string,
): Promise<{ fileName: string; bytes: Uint8Array } | null> {
  const listed = await askData(settings, session, {
    name: 'CandidateFileAttachment',
    path: `entity/Candidate/${candidateId}/fileAttachments`,
    query: { fields: 'id,name,type,dateAdded', count: '100' },
  });
  const [newest] = read('CandidateFileAttachment', attachments, listed)
    .data.filter(({ type }) => /resume|\bcv\b/i.test(type ?? ''))
    .sort((a, b) => (b.dateAdded ?? 0) - (a.dateAdded ?? 0) || b.id - a.id);
  if (!newest) return null;
  const body = await askData(settings, session, {
    name: 'file',
    path: `file/Candidate/${candidateId}/${newest.id}`,
  });
  const { File: content } = read('file', file, body);
  const bytes = new Uint8Array(Buffer.from(content.fileContent, 'base64'));
  return { fileName: content.name ?? newest.name ?? 'resume', bytes };
}
