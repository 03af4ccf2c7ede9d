import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { organizationSchema } from '../organizations/organization';
import { brandTexts } from '../texts/settings';
import { brandSchema, isBrandNameTaken, newBrand, newSmBrand, smBrandSchema } from './brand';
import { fitLogo, fitLogoToHeight, fitLogoToWidth } from './logo';
import { brandOfOrganization, labelsOf, resolveBrand, resolveSmBrand } from './resolve-brand';
import { resolveTheme } from './theme';

const organization = organizationSchema.cast({
  id: 'acme',
  name: 'Acme',
  photoURL: 'https://acme.example/logo.png',
  logoWidth: 200,
  logoHeight: 40,
  logoAlignment: 'center',
  colors: { primaryColor: '#111111', skillsColor: '#222222' },
  customLabels: { skills: 'Strengths', contact: 'Reach us' },
  brands: [{ id: 'b1', name: 'Blue', primaryColor: '#0000ff', customLabels: { skills: 'Abilities' } }],
});
const [blue] = organization.brands;

describe('a new brand', () => {
  test('of the submission platform starts with its colours', () => {
    expect(newBrand('t1')).toMatchObject({
      id: 't1',
      primaryColor: '#ffffff',
      certificationsColor: '#007bff',
      skillsColor: '#28a745',
      downloadPDFButtonColor: '#28a745',
      feedbackColor: '',
    });
  });
  test('of marketing has no colour for a PDF button', () => {
    expect(newSmBrand('t1')).not.toHaveProperty('downloadPDFButtonColor');
    expect(Object.keys(smBrandSchema.fields)).not.toContain('downloadPDFButtonColor');
  });
  test('needs a name', () => {
    expect(() => brandSchema.validateSync(newBrand('t1'))).toThrow(brandTexts.nameMissing);
    expect(brandSchema.isValidSync({ ...newBrand('t1'), name: 'Red' })).toBe(true);
  });
});

test.each([
  ['blue', '', true],
  [' BLUE ', '', true],
  ['blue', 'b1', false],
  ['Red', '', false],
])('the name %j for the brand %j is taken: %p', (name, id, taken) => {
  expect(isBrandNameTaken(name, organization.brands, id)).toBe(taken);
});

describe('the brand that counts', () => {
  test.each([
    ['Blue', 'b1'],
    ['blue', 'b1'],
    ['Default', ''],
    ['', ''],
    [undefined, ''],
    ['Gone', ''],
  ])('for the selected brand %j has the id %j', (selected, id) => {
    expect(resolveBrand(organization, selected).id).toBe(id);
  });
  test('is made from the organization when none is chosen', () => {
    expect(brandOfOrganization(organization)).toMatchObject({
      name: 'Default',
      companyName: 'Acme',
      file: 'https://acme.example/logo.png',
      primaryColor: '#111111',
      skillsColor: '#222222',
      customLabels: { skills: 'Strengths' },
    });
    expect(brandOfOrganization(organization)).not.toHaveProperty('integration');
  });
  test('of marketing is the one with that id, else the default, else none', () => {
    const sm = [smBrandSchema.cast({ id: 's1', name: 'S' })];
    const standard = smBrandSchema.cast({ id: 'default', name: 'Standard' });
    expect(resolveSmBrand([standard, ...sm], 's1')?.id).toBe('s1');
    expect(resolveSmBrand([standard, ...sm], 'gone')?.id).toBe('default');
    expect(resolveSmBrand(sm, '')).toBeNull();
  });
  test('puts its labels over the organization’s', () => {
    expect(labelsOf(organization, blue)).toMatchObject({ skills: 'Abilities', contact: 'Reach us' });
    expect(labelsOf(organization)).toMatchObject({ skills: 'Strengths' });
  });
});

describe('theme', () => {
  test('nothing stored: the fallbacks', () => {
    const nothing = {
      primaryColor: '#71b244',
      secondaryColor: '#343a40',
      skillsColor: '#28a745',
      certificationsColor: '#007bff',
      feedbackColor: '#28a745',
      downloadPDFButtonColor: '#28a745',
      feedbackBarBackground: '#fff',
      brandColor: 'rgb(32,41,50)',
      logo: { url: '', width: null, height: null, alignment: 'left' },
    };
    expect(resolveTheme(null)).toEqual(nothing);
    expect(resolveTheme(organizationSchema.cast({ id: 'x', name: 'X' }))).toEqual(nothing);
  });
  test('the brand’s before the organization’s', () => {
    expect(resolveTheme(organization, blue)).toMatchObject({
      primaryColor: '#0000ff',
      brandColor: '#0000ff',
      skillsColor: '#222222',
      feedbackColor: '#222222',
    });
  });
  test('the feedback colour follows the skills colour', () => {
    expect(
      resolveTheme(organization, brandSchema.cast({ id: 'r', name: 'R', skillsColor: '#333333' })).feedbackColor,
    ).toBe('#333333');
    const red = brandSchema.cast({ id: 'r', name: 'R', skillsColor: '#333333', feedbackColor: '#444444' });
    expect(resolveTheme(organization, red).feedbackColor).toBe('#444444');
  });
  test('the size belongs to the logo', () => {
    expect(resolveTheme(organization, blue).logo).toEqual({
      url: 'https://acme.example/logo.png',
      width: 200,
      height: 40,
      alignment: 'center',
    });
    const own = brandSchema.cast({ id: 'o', name: 'O', file: 'https://acme.example/o.png', logoAlignment: 'right' });
    expect(resolveTheme(organization, own).logo).toEqual({
      url: 'https://acme.example/o.png',
      width: null,
      height: null,
      alignment: 'right',
    });
  });
  test('a stored value that is no colour gets into no style', () => {
    const evil = brandSchema.cast({ id: 'e', name: 'E', primaryColor: '#fff;background:url(//x)' });
    expect(resolveTheme(null, evil).primaryColor).toBe('#71b244');
  });
});

describe('logo size', () => {
  test.each([
    [fitLogo({ width: 400, height: 200 }), { width: 100, height: 50 }],
    [fitLogo({ width: 4000, height: 100 }), { width: 1000, height: 25 }],
    [fitLogo({ width: 80, height: 20 }), { width: 80, height: 20 }],
    [fitLogoToHeight({ width: 400, height: 200 }, 200), { width: 100, height: 50 }],
    [fitLogoToHeight({ width: 400, height: 200 }, 20), { width: 40, height: 20 }],
    [fitLogoToWidth({ width: 400, height: 200 }, 60), { width: 60, height: 30 }],
    [fitLogo({ width: 0, height: 10 }), { width: 0, height: 0 }],
  ])('%#', (size, expected) => {
    expect(size).toEqual(expected);
  });
  test('stays in its box and keeps its proportions', () => {
    const pixels = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(pixels, pixels, (width, height) => {
        const size = fitLogo({ width, height });
        expect(size.width).toBeLessThanOrEqual(1000);
        expect(size.height).toBeLessThanOrEqual(50);
        expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(Math.max(width, height));
      }),
    );
  });
});
