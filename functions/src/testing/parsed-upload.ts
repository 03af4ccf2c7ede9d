import { createHash } from 'node:crypto';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { parsedResumeSchema, type ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { createStore } from '../store/store';
import { freshId, resumeText, stage, type SignedIn } from './test-data';

export interface ParsedUpload {
  candidateId: string;
  stagedPath: string;
}

/** An upload after parsing: staged, and in the index. */
export async function parsedUpload(
  person: SignedIn,
  text = resumeText,
  changes: Partial<ParsedResume> = {},
): Promise<ParsedUpload> {
  const bytes = Buffer.from(text);
  const upload = { candidateId: freshId('candidate'), stagedPath: await stage(person, 'Jane Doe.txt', bytes) };
  await createStore().parserDocuments.put(
    {
      indexId: parserIndexIds.resumes(person.organizationId ?? ''),
      documentId: upload.candidateId,
      parsed: {
        ...parsedResumeSchema.cast({
          fullName: 'Jane Doe',
          firstName: 'Jane',
          lastName: 'Doe',
          email: 'jane.doe@example.com',
          skills: [{ name: 'Triage' }, { name: 'Triage' }],
          work: [{ title: 'Registered Nurse' }],
          text,
          engineVersion: 'test',
        }),
        ...changes,
      },
      html: '<p>Jane Doe</p>',
      fileName: 'Jane Doe.txt',
      fileType: 'txt',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      stagedPath: upload.stagedPath,
    },
    Date.now(),
  );
  return upload;
}
