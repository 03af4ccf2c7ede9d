import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { staffWritableCandidateFields } from '@portal/domain/candidates/job-candidate';
import { settingTabs } from '@portal/domain/fields/meta';
import { jobDetailsSchema } from '@portal/domain/jobs/job';
import { settings } from '@portal/domain/organizations/settings';
import { jobTemplateSchema, profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { tagTitleFields } from '@portal/domain/tags/tag-collection';
import { selfWritableUserFields } from '@portal/domain/users/user';
import { settingsPage } from './generate/settings-page';
import { withSettingsRules } from './generate/settings-rules';
import { rulesText } from './harness/environment';

/** Names in the list, or in the text that is split, which a function of the rules returns. */
function listed(name: string): string[] {
  const body = new RegExp(`function ${name}\\(\\) \\{\\s*return ([^;]*);`).exec(rulesText('firestore.rules'))?.[1];
  if (body === undefined) throw new Error(`the rules have no list ${name}`);
  return [...body.matchAll(/'([^']+)'/g)]
    .flatMap((match) => (match[1] ?? '').split(','))
    .filter(Boolean)
    .sort();
}

test.each<[string, readonly string[]]>([
  ['selfWritable', selfWritableUserFields],
  ['staffWritable', staffWritableCandidateFields],
  ['jobDetails', Object.keys(jobDetailsSchema.fields)],
  ['profileTemplateFields', Object.keys(profileTemplateSchema.fields)],
  ['jobTemplateFields', Object.keys(jobTemplateSchema.fields)],
])('%s is the list of the domain', (name, fields) => {
  expect(listed(name)).toEqual([...fields].sort());
});

test('the terms of each collection have the title field of the domain', () => {
  const body = /function tagTitles\(\) \{\s*return \{([^}]*)\}/.exec(rulesText('firestore.rules'))?.[1] ?? '';
  const titles = [...body.matchAll(/'(\w+)': '(\w+)'/g)].map(([, collection, title]) => [collection, title]);
  expect(Object.fromEntries(titles)).toEqual(tagTitleFields);
});

test('no tab of settings names what super admins decide', () => {
  for (const tab of settingTabs) {
    const check = tabCheck(tab);
    for (const { path, document } of settings) {
      if (document === 'platform') expect(path.split('.').every((name) => check.includes(name))).toBe(false);
    }
  }
});

/** Names that the check of a tab permits, at any depth. */
function tabCheck(tab: string): string[] {
  const name = `is${tab.charAt(0).toUpperCase()}${tab.slice(1)}Tab`;
  const keys = new RegExp(`function ${name}\\(t\\) [^]*?hasOnly\\('([^']+)'`).exec(rulesText('firestore.rules'))?.[1];
  if (keys === undefined) throw new Error(`the rules have no ${name}`);
  return keys.split(',');
}

test('the generated rules are current', () => {
  const rules = rulesText('firestore.rules');
  expect(withSettingsRules(rules)).toBe(rules);
});

test('the page of settings is current', () => {
  const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  // The formatter aligns the tables.
  const cells = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');
  expect(cells(page)).toBe(cells(settingsPage()));
});
