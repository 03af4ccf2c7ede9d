import { describe, expect, test } from '@jest/globals';
import { isFieldShown } from '../fields/describe';
import { settingTabs } from '../fields/meta';
import { valueAt } from '../fields/value-at';
import { brandSchema } from '../brands/brand';
import { changedSettings, mergeOrganization, splitChanges, splitOrganization } from './merge-organization';
import { newOrganization, organizationSchema } from './organization';
import { settings, settingsByPath, settingsSchema } from './settings';

const acme = newOrganization({
  id: 'acme',
  name: 'Acme',
  totalSeats: 3,
  colors: { ...colors(), primaryColor: '#123456' },
});
const blue = brandSchema.cast({ id: 'blue', name: 'Blue' });

function colors() {
  return newOrganization({ id: 'x', name: 'X' }).colors;
}

describe('the catalogue of settings', () => {
  test('every field of an organization is a setting, except what functions keep and the brands', () => {
    const known = new Set(settings.map(({ path }) => path.split('.')[0]));
    expect(Object.keys(organizationSchema.fields).filter((field) => !known.has(field))).toEqual([
      'id',
      'brands',
      'indexStatus',
      'createdAt',
      'activityAt',
      'schemaVersion',
    ]);
  });

  test('each has a label of its own in its tab', () => {
    expect(settings.filter(({ label }) => label === '')).toEqual([]);
  });

  test('each choice and each switch of a tab can be read: its words and its heading', () => {
    const wordless = settings.filter(({ kind, schema, options }) => {
      const values = (schema.describe() as { oneOf: unknown[] }).oneOf.filter((value) => value !== null);
      return kind === 'choice' && options.length < Math.min(values.length, 3);
    });
    expect(wordless.map(({ path }) => path)).toEqual([]);
    expect(settings.filter(({ section }) => section === '').map(({ path }) => path)).toEqual([]);
  });

  test('a setting is shown while the one that it depends on is on, and shown itself', () => {
    const shown = (path: string, values: object) => {
      const setting = settingsByPath.get(path);
      if (!setting) throw new Error(path);
      return isFieldShown(setting, settingsByPath, values);
    };
    const portal = (enable: string | undefined, CCUsersCanAddJob: boolean) => ({
      productFeature: { portal: { enable, CCUsersCanAddJob } },
    });
    expect(shown('name', {})).toBe(true);
    expect(shown('productFeature.portal.defaultJobStatus', portal('1', true))).toBe(true);
    expect(shown('productFeature.portal.defaultJobStatus', portal('1', false))).toBe(false);
    expect(shown('productFeature.portal.defaultJobStatus', portal('0', true))).toBe(false);
    expect(shown('customLabels.unsubscribeQuestion', {})).toBe(true);
    expect(shown('customLabels.unsubscribeQuestion', { productFeature: { skillsMarketing: { enable: '0' } } })).toBe(
      false,
    );
  });

  test('what super admins alone decide', () => {
    expect(
      settings
        .filter(({ writer }) => writer === 'superAdmin')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      'integration.bullhorn.jobSubmission.addNote',
      'integration.bullhorn.jobSubmission.sentToAccountManager.noteAuthor',
      'integration.bullhorn.jobSubmission.sentToAccountManager.type',
      'integration.bullhorn.jobSubmission.sentToAccountManager.value',
      'productFeature.candidate.expiryLink',
      'productFeature.core.enable',
      'productFeature.credentials.enable',
      'productFeature.job.multipleCandidatesClientSubmission',
      'productFeature.jobMarketing.enable',
      'productFeature.portal.enable',
      'productFeature.skillsMarketing.enable',
      'showAIGenerator',
      'subdomain',
      'totalSeats',
    ]);
  });

  test('every condition is a setting', () => {
    const paths = new Set(settings.map(({ path }) => path));
    expect(settings.filter(({ when }) => when !== '' && !paths.has(when))).toEqual([]);
  });

  test.each([
    ['colors.primaryColor', 'general', 'color', 'agency'],
    ['name', 'general', 'text', 'organization'],
    ['offices', 'general', 'table', 'organization'],
    ['integration.bullhorn.publicResume.accessCode', 'security', 'accessCode', 'secrets'],
    ['integration.bullhorn.publicResume.contactPerson', 'integration', 'choice', 'agency'],
    ['customLabels.feedbackMessage', 'feedback', 'longText', 'agency'],
    ['customLabels.skills', 'labels', 'text', 'agency'],
    ['productFeature.skillsMarketing.candidateItemVars.firstVar', 'profiles', 'text', 'agency'],
    ['productFeature.skillsMarketing.filterFields', 'skills', 'list', 'agency'],
    ['productFeature.skillsMarketing.filterLabels', 'skills', 'map', 'agency'],
    ['productFeature.core.enable', 'general', 'flag', 'platform'],
    ['ai.instructions.aiSummarySm', 'general', 'richText', 'agency'],
    ['showJobNotes', 'labels', 'switch', 'agency'],
  ])('%s: tab %s, a %s of the %s document', (path, tab, kind, document) => {
    expect(settings.find((setting) => setting.path === path)).toMatchObject({ tab, kind, document });
  });
});

describe('the form of a tab', () => {
  test('has the settings of the tab and keeps their rules', () => {
    const schema = settingsSchema('security', 'admin');
    const publicResume = (accessCode: string) => ({
      integration: { bullhorn: { publicResume: { hasAccessCode: true, accessCode } } },
    });
    expect(schema.isValidSync(publicResume('12345'))).toBe(true);
    expect(schema.isValidSync(publicResume('123'))).toBe(false);
    expect(schema.cast({ name: 'Acme' })).not.toHaveProperty('name');
  });

  test('leaves out what super admins alone decide', () => {
    expect(settingsSchema('general', 'admin').fields).not.toHaveProperty('showAIGenerator');
    expect(settingsSchema('general', 'superAdmin').fields).toHaveProperty('showAIGenerator');
  });

  test('all tabs have fields', () => {
    for (const tab of settingTabs) expect(Object.keys(settingsSchema(tab, 'admin').fields)).not.toEqual([]);
  });
});

describe('the merged organization', () => {
  const stored = splitOrganization({ ...acme, brands: [blue] });

  test('is what was split', () => {
    const { organization, platform, agency, brands, secrets } = stored;
    expect(mergeOrganization(organization, platform, agency, brands, secrets)).toEqual({ ...acme, brands: [blue] });
  });

  test('its access code is in the document that only admins read', () => {
    const publicResume = { hasAccessCode: true, accessCode: 'open sesame' };
    const bullhorn = {
      ...acme.integration.bullhorn,
      publicResume: { ...acme.integration.bullhorn.publicResume, ...publicResume },
    };
    const { organization, platform, agency, secrets } = splitOrganization({ ...acme, integration: { bullhorn } });
    expect(JSON.stringify([organization, platform, agency])).not.toContain('sesame');
    const codeFor = (given: object | null) =>
      mergeOrganization(organization, platform, agency, undefined, given as never).integration.bullhorn.publicResume;
    expect([codeFor(null), codeFor(secrets)]).toMatchObject([{ hasAccessCode: true, accessCode: '' }, publicResume]);
  });

  test('its own document holds identity alone', () => {
    expect(Object.keys(stored.organization).sort()).toEqual([
      'billingAccountType',
      'email',
      'id',
      'indexStatus',
      'name',
      'offices',
      'phone',
      'photoURL',
      'schemaVersion',
      'totalSeats',
      'type',
      'websiteURL',
    ]);
    expect(stored.agency).toMatchObject({ general: { colors: { primaryColor: '#123456' } } });
  });

  test('has all defaults when nothing but its own document exists', () => {
    const bare = { id: 'acme', name: 'Acme', schemaVersion: 3 };
    expect(mergeOrganization(bare, null, undefined, [])).toEqual(newOrganization({ id: 'acme', name: 'Acme' }));
  });

  test('reads an organization of the first shape, which holds everything itself', () => {
    const first = { ...acme, schemaVersion: 1, brands: [blue] };
    expect(mergeOrganization(first, null, null, [])).toEqual(first);
  });

  test('settings of their own documents replace those of the first shape, member by member', () => {
    const merged = mergeOrganization(
      { ...acme, schemaVersion: 1 },
      { activityAt: 'later' },
      {
        general: { colors: { primaryColor: '' } },
      },
    );
    expect(merged.colors).toEqual({ ...acme.colors, primaryColor: '' });
    expect(merged.activityAt).toBe(acme.activityAt);
  });
});

test('a form changes what differs, and nothing that it does not have', () => {
  const values = { name: 'Acme', colors: { primaryColor: '#000000' }, offices: [] };
  expect(changedSettings(acme, values)).toEqual({ 'colors.primaryColor': '#000000' });
});

describe('changes by document', () => {
  test('go to the field of their document', () => {
    const changes = { name: 'New', showAIGenerator: true, 'colors.primaryColor': '#000000', showJobNotes: true };
    expect(splitChanges(changes)).toEqual({
      organization: [['name', 'New']],
      platform: [['showAIGenerator', true]],
      agency: [
        ['general.colors.primaryColor', '#000000'],
        ['labels.showJobNotes', true],
      ],
      secrets: [],
    });
  });

  test('refuse what is no setting', () => {
    expect(() => splitChanges({ createdAt: 1 })).toThrow('createdAt is no setting');
  });
});

test('a value at a path is missing when a part of the path is', () => {
  expect(valueAt({ a: { b: 1 } }, 'a.b')).toBe(1);
  expect(valueAt({ a: 'text' }, 'a.length')).toBeUndefined();
});
