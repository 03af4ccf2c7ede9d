import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { settings } from '@portal/domain/organizations/settings';
import { repositoryRoot } from '../repository';

/** Source that describes, stores or edits settings, and so names them without reading one. */
const describing =
  /^domain\/src\/(?:organizations\/(?!link-settings|resolve|card)|brands\/brand|texts|fields)|^web\/src\/(?:components\/described|features\/(?:organizations\/settings|brands))|migrations|testing|\.test\./;

const source = ['domain', 'functions', 'web']
  .flatMap((room) =>
    readdirSync(join(repositoryRoot, room, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/src/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !describing.test(file))
  .map((file) => readFileSync(join(repositoryRoot, file), 'utf8'))
  .join('\n');

/** Names that several settings share: the record above says which one is meant. */
const shared = new Set(['enabled', 'enable', 'note', 'value', 'type', 'status', 'show', 'required', 'title', 'name']);

function isRead(path: string): boolean {
  const parts = path.split('.');
  const [parent = '', name = ''] = [parts.at(-2), parts.at(-1)];
  if (path.includes('.author.')) return source.includes(parts.slice(-3).join('.'));
  if (parent === 'customLabels') return new RegExp(`abels, '${name}'|customLabels\\.${name}\\b`).test(source);
  return new RegExp(`\\b${shared.has(name) ? parent : name}\\b`).test(source);
}

test('every setting is read somewhere', () => {
  expect(settings.length).toBeGreaterThan(150);
  expect(settings.map(({ path }) => path).filter((path) => !isRead(path))).toEqual([]);
});
