import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { permissions } from '@portal/domain/access/permissions';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = ['functions/src', 'web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

test.each(Object.keys(permissions))('functions or screens check %s', (permission) => {
  expect(sources.some((source) => source.includes(`'${permission}'`))).toBe(true);
});
