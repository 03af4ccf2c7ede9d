import { expect, test } from '@jest/globals';
import { newOrganization } from './organization';
import { preselectedSubjects, withPreselected } from './preselected-settings';
import { settingsSchema } from './settings';

const acme = newOrganization({ id: 'acme', name: 'Acme' });
const schema = settingsSchema('skills', 'admin', preselectedSubjects);

test('a form starts with the default subjects and the tearsheet owner where nothing is stored', () => {
  expect(withPreselected(acme).productFeature.skillsMarketing).toMatchObject({
    emailSubject: 'Acme candidate available',
    tearsheetsEmailSubject: 'Acme tearsheet of candidates available',
    tearsheetEmailFrom: 'tearsheetOwner',
    emailFrom: 'candidateOwner',
  });
  expect(schema.isValidSync(schema.cast(withPreselected(acme), { assert: false }))).toBe(true);
});

test('what is stored stays', () => {
  const { productFeature } = acme;
  const skillsMarketing = {
    ...productFeature.skillsMarketing,
    emailSubject: 'For you',
    tearsheetEmailFrom: 'loggedUser',
  };
  const own = newOrganization({ ...acme, productFeature: { ...productFeature, skillsMarketing } } as typeof acme);
  expect(withPreselected(own).productFeature.skillsMarketing).toMatchObject({
    emailSubject: 'For you',
    tearsheetEmailFrom: 'loggedUser',
  });
});

test.each(['emailSubject', 'tearsheetsEmailSubject'])('%s must not be emptied', (name) => {
  const skillsMarketing = withPreselected(acme).productFeature.skillsMarketing;
  // A form validates an empty input as undefined.
  for (const empty of [' ', '', undefined]) {
    expect(schema.isValidSync({ productFeature: { skillsMarketing: { ...skillsMarketing, [name]: empty } } })).toBe(
      false,
    );
  }
});
