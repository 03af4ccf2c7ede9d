import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cardSlots, defaultCardFields } from '../constants/tearsheets';
import { settingFieldTexts } from '../texts/settings';
import { cardOf, resolveCardLayout, withCardField } from './card-layout';
import { isLinkExpiryOn, linkAgeDays } from './link-settings';
import { questionSettingsSchema } from './questions';
import { resolveQuestions } from './resolve-questions';

describe('questions', () => {
  const stored = (settings: object) => questionSettingsSchema.cast(settings);
  test('nothing stored: everything is asked, nothing is required', () => {
    expect(resolveQuestions(null, undefined, {}, stored({}))).toEqual({
      title: '',
      sendFeedbackBoxTitle: '',
      thumbsUp: { whyApprove: true, schedule: true },
      thumbsDown: { whyDecline: true, suggestion: true },
      common: { email: { show: true, required: false }, terms: { show: true, required: false } },
      thumbsUpCustom: [],
      thumbsDownCustom: [],
      thumbsUpCustomMultipleAnswersQuestions: [],
      thumbsDownCustomMultipleAnswersQuestions: [],
    });
  });
  test('each switch comes from the brand, else from the organization', () => {
    const brand = stored({
      defaultQuestions: { thumbsUp: { schedule: false }, common: { email: { required: true } } },
    });
    const organization = stored({
      defaultQuestions: {
        title: 'Well?',
        thumbsUp: { schedule: true, whyApprove: false },
        common: { email: { show: false } },
      },
    });
    expect(resolveQuestions(brand, organization)).toMatchObject({
      title: 'Well?',
      thumbsUp: { whyApprove: false, schedule: false },
      thumbsDown: { whyDecline: true, suggestion: true },
      common: { email: { show: false, required: true }, terms: { show: true } },
    });
  });
  test('custom questions are not mixed', () => {
    const brand = stored({ thumbsUpCustom: [{ question: 'Brand?' }] });
    const organization = stored({
      thumbsUpCustom: [{ question: 'One?' }, { question: 'Two?' }],
      thumbsDownCustom: [{ question: 'Down?' }],
    });
    const questions = resolveQuestions(brand, organization);
    expect(questions.thumbsUpCustom.map((custom) => custom.question)).toEqual(['Brand?']);
    expect(questions.thumbsDownCustom.map((custom) => custom.question)).toEqual(['Down?']);
  });
});

describe('link settings', () => {
  const organization = (resumeLinkAgeDays: number | null, expiryLink?: string) => ({
    publicCandidate: { resumeLinkAgeDays },
    productFeature: { candidate: { expiryLink } },
  });
  test.each([
    [null, undefined, 90],
    [30, undefined, 30],
    [0, undefined, 0],
    [30, 7, 7],
    [30, 0, 0],
    [30, null, 30],
  ])('organization %p, brand %p: %p days', (own, brand, days) => {
    expect(linkAgeDays(organization(own), brand === undefined ? null : { resumeLinkAgeDays: brand })).toBe(days);
  });
  test.each([
    [undefined, undefined, false],
    ['1', undefined, true],
    ['1', '0', false],
    ['0', '1', true],
    ['1', '', true],
  ])('organization %p, brand %p: links expire %p', (own, brand, on) => {
    expect(isLinkExpiryOn(organization(null, own), { expiryLink: brand })).toBe(on);
  });
});

describe('card layout', () => {
  test('nothing stored: the defaults', () => {
    expect(resolveCardLayout(undefined)).toEqual(defaultCardFields);
    expect(resolveCardLayout({})).toEqual(defaultCardFields);
  });
  test('a field replaces what was in its slot, and only there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cardSlots), fc.string(), (slot, field) => {
        expect(resolveCardLayout(withCardField({}, slot, field))).toEqual({ ...defaultCardFields, [slot]: field });
      }),
    );
  });
  test.each(['skillsMarketing.candidateItemVars', 'jobMarketing.jobItemVars'])(
    '%s offers fields with words',
    (path) => {
      const { fields, defaults } = cardOf(`productFeature.${path}`);
      expect(fields).toEqual(expect.arrayContaining(Object.values(defaults)));
      const words = fields.map((field) => settingFieldTexts[field]);
      expect(words).not.toContain(undefined);
      expect(new Set(words).size).toBe(fields.length);
    },
  );
  test('all slots may be cleared', () => {
    const cleared = cardSlots.reduce((layout, slot) => withCardField(layout, slot, ''), resolveCardLayout({}));
    expect(Object.values(resolveCardLayout(cleared))).toEqual(['', '', '', '', '', '']);
  });
});
