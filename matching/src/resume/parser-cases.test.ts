import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readCases } from '../testing/read-cases';
import { resumeOf } from '../testing/resume-text';

const folder = import.meta.dirname;
const tables = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cases.tsv'));

describe.each(tables.sort())('%s', (table) => {
  test.each(readCases(join(folder, table)))('$title', ({ text, expected }) => {
    expect(resumeOf(text)).toMatchObject(expected);
  });
});
