import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { looksLikeResume } from '@portal/domain/resumes/looks-like-resume';
import { parseResume, readDocument } from '@portal/matching';
import { smokeFolder } from '../blind/blind-set';

const today = '2026-06-01';
const resumeFolders = ['documents', 'candidates'];
const otherFolders = ['not-resumes', 'jobs'];
const filesOf = (folders: readonly string[]) =>
  folders.flatMap((folder) => readdirSync(join(smokeFolder, folder)).map((file) => join(folder, file)));

async function isTakenForResume(file: string): Promise<boolean> {
  const document = await readDocument(await readFile(join(smokeFolder, file)), { fileName: file });
  return looksLikeResume(parseResume(document, { today }));
}

describe('an upload', () => {
  test.each(filesOf(resumeFolders))('%s is taken for a resume', async (file) => {
    expect(await isTakenForResume(file)).toBe(true);
  });

  test.each(filesOf(otherFolders))('%s is asked about', async (file) => {
    expect(await isTakenForResume(file)).toBe(false);
  });
});
