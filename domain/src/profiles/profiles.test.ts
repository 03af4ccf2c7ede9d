import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { attachmentExtensions } from '../constants/files';
import { attachmentTexts } from '../texts/profiles';
import { defaultCoreTemplate, defaultMarketingTemplate } from '../templates/default-templates';
import { designTemplates } from '../templates/design-templates';
import { profileTemplateSchema } from '../templates/profile-template';
import { buildProfile } from './build-profile';
import { builtProfileSchema, keepEditedSections, profileSectionSchema } from './built-profile';
import { emailText } from './email-text';
import { profileSchema } from './profile';
import { profileFileSchema } from './profile-file';
import { profileInput } from './profile-values';
import { shownProfile } from './shown-profile';
import {
  attachmentFault,
  defaultProfileKey,
  extensionOf,
  formatFileSize,
  isDefaultFile,
  mergeFiles,
} from './profile-files';

test('a new profile is named Default and has no edits', () => {
  expect(profileSchema.cast({ id: 'p' })).toMatchObject({
    name: 'Default',
    isCore: true,
    wasEdited: false,
    skills: [],
  });
});

test('edited sections stay, the others are rebuilt', () => {
  const section = (key: string, content: string, wasEdited = false) =>
    profileSectionSchema.cast({ key, content, wasEdited });
  const built = [section('a', 'new a'), section('b', 'new b'), section('c', 'new c')];
  const stored = [section('b', 'mine', true), section('a', 'old a'), section('gone', 'mine', true)];
  expect(keepEditedSections(built, stored).map(({ content }) => content)).toEqual(['new a', 'mine', 'new c']);
});

test('an edited section that a template lacks is shown to nobody, and returns with a template that has it', () => {
  const template = (...keys: string[]) =>
    profileTemplateSchema.cast({
      id: 't',
      name: 't',
      template: keys.map((key) => ({ key, content: `<p>${key}</p>` })),
    });
  const input = profileInput(profileSchema.cast({ id: 'p' }));
  const built = buildProfile(template('notes', 'skills'), input, null);
  const completedProfile = built.completedProfile.map((section) =>
    section.key === 'notes' ? { ...section, content: '<p>Mine</p>', wasEdited: true } : section,
  );
  const without = buildProfile(template('skills'), input, { ...built, completedProfile });
  expect(JSON.stringify(shownProfile(without, { isRecruiter: true }))).not.toContain('Mine');
  const again = buildProfile(template('skills'), input, without);
  const back = buildProfile(template('skills', 'notes'), input, again);
  expect(back.completedProfile.map(({ content }) => content)).toEqual(['<p>skills</p>', '<p>Mine</p>']);
  expect(back.setAside).toEqual([]);
});

test('emails get the marked section, else the recruiter notes, and nothing that is for recruiters only', () => {
  const section = (given: object) => profileSectionSchema.cast(given);
  const notes = section({ key: 'notes', content: '<p>Notes<img src="/a.png"></p>', isRecruiterNotes: true });
  const skills = section({ key: 'skills', badges: ['C++', 'R&D'], mailToSection: true });
  const hidden = section({ key: 'hidden', content: '<p>Hidden</p>', mailToSection: true, isRecruiterOnly: true });
  const textOf = (completedProfile: unknown[], secondColumn: unknown[] = []) =>
    emailText(builtProfileSchema.cast({ completedProfile, secondColumn }));
  expect(textOf([notes], [skills])).toBe('<p>C++, R&amp;D</p>');
  expect(textOf([hidden, notes])).toBe('<p>Notes</p>');
  expect(textOf([hidden, section({ key: 'notes', content: '<p> </p>', isRecruiterNotes: true })])).toBe('');
  expect(textOf([hidden])).toBeNull();
});

test('viewers see no sections for recruiters, and no second column of them alone', () => {
  const section = (key: string, flags: object) => profileSectionSchema.cast({ key, content: '<p>x</p>', ...flags });
  const open = section('open', {});
  const hidden = [section('notes', { isPrivateNotes: true }), section('hidden', { isRecruiterOnly: true })];
  const columns = (secondColumn: unknown[], isRecruiter: boolean) => {
    const built = builtProfileSchema.cast({ completedProfile: [open, ...hidden], secondColumn });
    const shown = shownProfile(built, { isRecruiter });
    return [shown.sections.length, shown.secondColumn.length];
  };
  expect(columns(hidden, true)).toEqual([3, 2]);
  expect(columns(hidden, false)).toEqual([1, 0]);
  expect(columns([...hidden, open], false)).toEqual([1, 1]);
});

test('a template hides header, footer and second column', () => {
  const { built: _built, ...data } = profileSchema.cast({
    id: 'p',
    candidateName: 'Ada',
    recruiter: { name: 'Avery' },
  });
  const [modern] = designTemplates.filter(({ id }) => id === 'modern');
  const parts = (changes: object) => {
    const template = { ...(modern ?? profileTemplateSchema.getDefault()), ...changes };
    const { headerContent, footerContent, secondColumn } = buildProfile(template, profileInput(data), null);
    return [headerContent !== '', footerContent !== '', secondColumn.length > 0];
  };
  expect(parts({})).toEqual([true, true, true]);
  expect(parts({ hideHeader: true })).toEqual([false, true, true]);
  expect(parts({ hideFooter: true })).toEqual([true, false, true]);
  expect(parts({ isTwoColumns: false })).toEqual([true, true, false]);
});

const { built: _none, ...nurse } = profileSchema.cast({
  ...{ id: 'p', candidateName: 'Nia Moss', occupation: 'Nurse' },
  recruiter: { name: 'Avery', phone: '617-555-0100' },
});

test('a footer keeps its own text without the recruiter, but no label of what is left out', () => {
  const template = profileTemplateSchema.cast({
    ...{ id: 't', name: 't' },
    footerContent: '<p>Northwind Ltd.</p><p>Phone: [recruiter.phone]</p><p>Call us: [recruiter.name] · Boston</p>',
  });
  const built = buildProfile(template, profileInput(nurse), null);
  const footerFor = (hidesContact: boolean) => shownProfile(built, { isRecruiter: false, hidesContact }).footerContent;
  expect(footerFor(false)).toContain(nurse.recruiter.name);
  expect(footerFor(true)).toBe('<p>Northwind Ltd.</p><p>Call us: Boston</p>');
});

test.each([defaultCoreTemplate, defaultMarketingTemplate])('$id begins with the name and the headline', (template) => {
  const { headerContent } = buildProfile(template, profileInput(nurse), null);
  expect(headerContent).toMatch(new RegExp(`^<h1>${nurse.candidateName}</h1><p>${nurse.occupation}`));
});

test('hidden contact data is neither in a section nor in the footer', () => {
  const { built: _built, ...data } = profileSchema.cast({
    id: 'p',
    recruiter: { name: 'Avery', email: 'a@n.example' },
  });
  const [design] = designTemplates.filter(({ id }) => id === 'modern');
  const built = buildProfile(design ?? profileTemplateSchema.getDefault(), profileInput(data), null);
  const shown = (hidesContact: boolean) => JSON.stringify(shownProfile(built, { isRecruiter: false, hidesContact }));
  expect(shown(false).match(/a@n\.example/g)).toHaveLength(2);
  expect(shown(true)).not.toMatch(/Avery|a@n\.example/);
  const own = { ...built, footerContent: '<p>Northwind</p>', isFooterContact: false };
  expect(shownProfile(own, { isRecruiter: false, hidesContact: true }).footerContent).toBe('<p>Northwind</p>');
});

describe('attachments', () => {
  test.each([
    ['cv.pdf', 26_214_400, null],
    ['A.PDF', 1, null],
    ['cv.pdf', 26_214_401, attachmentTexts.tooLarge],
    ['a.exe', 1, attachmentTexts.invalidExtension],
    ['pdf', 1, attachmentTexts.invalidExtension],
    ['a.pdf.exe', 1, attachmentTexts.invalidExtension],
  ])('%s of %d bytes', (name, size, fault) => {
    expect(attachmentFault({ name, size })).toBe(fault);
  });
  test('the message lists the accepted types', () => {
    expect(attachmentTexts.invalidExtension).toContain(
      attachmentExtensions.map((extension) => `.${extension}`).join(','),
    );
  });
  test('recognizes the default file by its mark', () => {
    expect([isDefaultFile('[Default] cv.pdf'), isDefaultFile('Default.pdf')]).toEqual([true, false]);
  });
  test('have the extension of their name', () => {
    expect([extensionOf('a.b.DocX'), extensionOf('.pdf'), extensionOf('none')]).toEqual(['docx', 'pdf', '']);
  });
});

test.each([
  [null, 'No content'],
  [undefined, 'No content'],
  [0, '0 Kb'],
  [512, '0.5 Kb'],
  [10_240, '10 Kb'],
  [1_048_576, '1020 Kb'],
  [1_048_577, '1 Mb'],
  [26_214_400, '25 Mb'],
  [1_300_000, '1.24 Mb'],
])('%p bytes are shown as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});

test('merged files are unique by URL and sorted by name', () => {
  const file = fc
    .record({ url: fc.constantFrom('u1', 'u2', 'u3', 'u4'), originalFilename: fc.string() })
    .map((given) => profileFileSchema.cast(given));
  fc.assert(
    fc.property(fc.array(file), fc.array(file), (files, added) => {
      const merged = mergeFiles(files, added);
      expect(new Set(merged.map(({ url }) => url)).size).toBe(merged.length);
      expect(new Set(merged.map(({ url }) => url))).toEqual(new Set([...files, ...added].map(({ url }) => url)));
      const names = merged.map(({ originalFilename }) => originalFilename);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    }),
  );
});

test.each([
  [[], 'default'],
  [['other'], 'default'],
  [['default'], 'default1700000000000'],
])('with the keys %j, a new default profile gets the key %s', (keys, key) => {
  expect(defaultProfileKey(keys, 1_700_000_000_000)).toBe(key);
});

test.each([
  ['TX', '<h1>Welder</h1><p>Based in Texas</p>'],
  ['Bavaria', '<h1>Welder</h1><p>Based in Bavaria</p>'],
  ['', '<h1>Welder</h1>'],
])('the anonymous design names the state %j in words', (state, header) => {
  const anonymous = designTemplates.find(({ id }) => id === 'anonymous') ?? profileTemplateSchema.cast({});
  const profile = profileSchema.cast({ id: 'p', occupation: 'Welder', address: { city: 'Waco', state } });
  expect(buildProfile(anonymous, profileInput(profile), null).headerContent).toBe(header);
});
