import { expect, test } from '@jest/globals';
import { newOrganization, organizationSchema } from './organization';
import { changesByTab, readSettingsFile, settingsFile, compareSettings } from './setting-transfer';

const source = organizationSchema.cast({
  ...newOrganization({ id: 'a', name: 'Alder', email: 'a@alder.example' }),
  customLabels: { skills: 'Talents', browserTitleTag: 'Alder jobs' },
  subdomain: 'alder',
  notificationsToOtherEmail: 'desk@alder.example',
  SMNotificationsToOtherEmail: 'desk@alder.example',
  publicJobUpload: { title: 'Alder thanks you', prompt: 'Alder calls you', link1: 'https://alder.example/jobs' },
  productFeature: {
    skillsMarketing: {
      emailFromDisplay: 'Alder',
      gateing: { terms: { linkUrl: 'https://alder.example/terms' } },
    },
  },
  showAIGenerator: true,
  integration: {
    bullhorn: {
      publicResume: { hasAccessCode: true, accessCode: 'open sesame' },
      mailing: { notification: { view: { replyTo: 'desk@alder.example' } } },
    },
  },
});
const target = newOrganization({ id: 'b', name: 'Birch' });

test('a file carries settings, and neither identity nor secrets', () => {
  const file = settingsFile(source);
  expect(file).toContain('Talents');
  expect(file).not.toMatch(/Alder|alder|open sesame/);
});

test('taking over a file changes what differs, and a second time nothing', () => {
  const values = readSettingsFile(settingsFile({ ...source, integration: target.integration })) ?? {};
  const { changes, refused } = compareSettings(target, values);
  expect({ changes, refused }).toEqual({
    changes: { 'customLabels.skills': 'Talents', showAIGenerator: true },
    refused: [],
  });
  expect(changesByTab(changes)).toEqual([{ showAIGenerator: true }, { 'customLabels.skills': 'Talents' }]);
  expect(compareSettings({ ...source, integration: target.integration }, values).changes).toEqual({});
});

test.each(['', '[]', '{"kind":"other"}', '{"kind":"portal-organization-settings","version":2,"settings":{}}'])(
  'no file of settings: %s',
  (text) => {
    expect(readSettingsFile(text)).toBeNull();
  },
);

test('unknown settings are left out, invalid values refused', () => {
  const file = (settings: object) => JSON.stringify({ kind: 'portal-organization-settings', version: 1, settings });
  expect(readSettingsFile(file({ name: 'Evil', 'no.setting': 1, showJobNotes: true }))).toEqual({ showJobNotes: true });
  expect(compareSettings(target, { 'colors.skillsColor': 'red', 'customLabels.skills': '<svg onload=x>' })).toEqual({
    changes: {},
    refused: ['colors.skillsColor', 'customLabels.skills'],
  });
});
