import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as candidates from './candidates';
import * as columns from './columns';
import * as feedback from './feedback';
import { formTexts } from './form';
import * as integration from './ats';
import { defaultLabels } from './labels';
import { passwordTexts } from './password';
import * as profiles from './profiles';
import { publicJobTexts } from './public-job';
import { publicResumeTexts } from './public-resume';
import { serverTexts } from './server';
import { emailVerificationTexts, impersonationTexts, sessionTexts } from './session';
import * as settings from './settings';
import { errorPageTexts } from './shell';
import { failureTexts } from './states';
import { tableTexts } from './tables';
import { organizationTexts, teamTexts } from './team';
import { templateTexts } from './templates';
import { uploadFaultTexts } from './upload-faults';

/** Texts that are required letter by letter, misspellings included. */
test.each([
  [formTexts.required, 'This field is required'],
  [formTexts.tooShort(5), 'Should have atleast 5 characters'],
  [formTexts.tooLong(50), 'This value should be less than 50 characters'],
  [formTexts.tooSmall(0), 'This value should be more than 0'],
  [formTexts.tooLarge(99999), 'This value should be less than 99999'],
  [formTexts.notAnEmail('abc'), '"abc" is not a valid email.'],
  [formTexts.notAZipCode('00012'), '"00012" is not a valid Zip Code.'],
  [formTexts.moreChips(3), '3 more...'],
  [sessionTexts.registrationFailed, 'Unsuccessful Registration attempt. Please try again.'],
  [sessionTexts.lockedFor(60), 'Too many failed attempts. Try again in 60 seconds.'],
  [sessionTexts.resetAlreadySent, 'We already sent you an email, please check your inbox.'],
  [sessionTexts.stateCookieMissing, 'state cookie not set or expired. Please try again.'],
  [sessionTexts.createPasswordEmailFailed('a@b.co'), 'Failed to create password email link to a@b.co'],
  [sessionTexts.resetSent('a@b.co'), 'Password Reset was sent to: a@b.co'],
  [emailVerificationTexts.sent('a@b.co'), 'We sent a verification email to: a@b.co'],
  [impersonationTexts.banner('a@b.co'), 'Admin logged in as a@b.co'],
  [errorPageTexts.forbidden, 'Forbidden - You do not have the right privilege.'],
  [serverTexts.publicUrlDetailsMissing, 'Missing mandatory details. Cannot create public URL'],
  [tableTexts.showing(21, 23, 23), 'Showing 21 - 23 of 23 results'],
  [teamTexts.teamTitle('Portal'), 'Portal Users'],
  [teamTexts.empty('Acme'), 'Acme has no team members. Please add your first team member.'],
  [teamTexts.passwordReset, 'Password successully reset'],
  [organizationTexts.indexesFailed('no rights'), 'Error adding indexes: no rights'],
  [failureTexts.changeFailed, 'Something wrong hapened'],
  [settings.brandTexts.unsupportedLogo, 'Unsupported file type. Please upload an image file (.jpg, .png'],
  [settings.defaultSubjectTexts.tearsheet('Acme'), 'Acme tearsheet of candidates available'],
  [templateTexts.noEmailToSection, 'No section to copy/paste into Email to selected.'],
  [profiles.profileTexts.contentSaved, 'Content updated sucessfully'],
  [profiles.profileTexts.labelWereNotSaved('Internal Notes'), 'Internal Notes were not saved'],
  [profiles.attachmentTexts.notDeleted('cv.pdf'), 'Failed to delete cv.pdf. Please try again.'],
  [integration.atsTexts.signatureFailed('timeout'), 'Something wrong happened: timeout'],
  [publicResumeTexts.otherCandidates(3), 'See 3 other candidates for this job'],
  [publicResumeTexts.requestMessage, "I'd like to view this resume. Please make it active again, thanks!"],
  [feedback.feedbackTexts.voteFailed, 'Error accepting your vote. Please try again later'],
  [publicJobTexts.uploadFailed, 'Error uploading Resume. Please try again later.'],
  [defaultLabels.feedbackMessageCCEnabled, "Thank you!  We've emailed you a copy of your feedback."],
  [passwordTexts.noSpecialCharacter, `Password should have at least one special char (!@#$%^&*()":?><,./';)`],
  [passwordTexts.tooWeak, 'this password is too weak, please try another.'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

describe('every text with a parameter', () => {
  const oneParameter = Object.values({
    ...sessionTexts,
    ...emailVerificationTexts,
    ...impersonationTexts,
    ...teamTexts,
    ...organizationTexts,
    ...profiles.profileTexts,
    ...profiles.attachmentTexts,
    ...integration.atsTexts,
    ...settings.defaultSubjectTexts,
  }).filter((text): text is (value: string) => string => typeof text === 'function');

  test('contains its parameter unchanged, once', () => {
    expect(oneParameter.length).toBeGreaterThan(15);
    fc.assert(
      fc.property(fc.constantFrom(...oneParameter), fc.string({ minLength: 1 }), (text, value) => {
        expect(text(value)).toBe(text('\u0000').replace('\u0000', () => value));
        expect(text('\u0000').split('\u0000')).toHaveLength(2);
      }),
    );
  });
});

describe.each(Object.entries({ ...columns, uploadFaultTexts, ...candidates }))('%s', (_, group) => {
  const texts = Object.values<unknown>(group).filter((text) => typeof text === 'string');
  test('has no duplicate texts', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });
  test('has no empty texts or stray spaces', () => {
    expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });
});

test.each(Object.values(uploadFaultTexts))('a fault is a sentence: %s', (text) => {
  expect(text).toMatch(/^[A-Z].*\.$/);
});
