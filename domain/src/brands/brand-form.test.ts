import { describe, expect, test } from '@jest/globals';
import { newOrganization } from '../organizations/organization';
import { newBrand, newSmBrand } from './brand';
import { brandFields, brandTabs, inheritedByBrand, storedBrand } from './brand-form';

const organization = newOrganization({
  id: 'acme',
  name: 'Acme',
  customLabels: { ...newOrganization({ id: 'x', name: 'X' }).customLabels, skills: 'Talents' },
});
const paths = (kind: 'brands' | 'smBrands', tab: (typeof brandTabs)[number]) =>
  brandFields(kind, tab).map(({ path }) => path);

describe('the form of a brand', () => {
  test.each(['brands', 'smBrands'] as const)('shows each field of %s once, with a label and a heading', (kind) => {
    const all = brandTabs.flatMap((tab) => brandFields(kind, tab));
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(all.filter(({ label, section }) => label === '' || section === '').map(({ path }) => path)).toEqual([]);
  });

  test('marketing brands have no custom labels but the texts of unsubscribing, and no color of the PDF button', () => {
    expect(paths('brands', 'labels')).toContain('customLabels.skills');
    expect(paths('smBrands', 'labels')).toEqual([]);
    expect(paths('smBrands', 'general')).toContain('customLabels.unsubscribeQuestion');
    expect(paths('brands', 'colors')).toContain('downloadPDFButtonColor');
    expect(paths('smBrands', 'colors')).not.toContain('downloadPDFButtonColor');
    expect(paths('smBrands', 'general')).toContain('tearsheetEmailBody');
    expect(paths('brands', 'general')).not.toContain('tearsheetEmailBody');
  });

  test('knows what an empty field inherits', () => {
    expect(inheritedByBrand('brands', organization)).toMatchObject({
      companyName: 'Acme',
      customLabels: { skills: 'Talents' },
    });
    expect(inheritedByBrand('smBrands', organization)).toMatchObject({ emailSubject: 'Acme candidate available' });
  });
});

describe('a brand as it is stored', () => {
  test('has no empty values, and keeps its id and name', () => {
    const values = { ...newBrand('b1'), name: 'Blue', feedbackColor: '', companyName: '' };
    const stored = storedBrand('brands', values, organization);
    expect(stored).toMatchObject({ id: 'b1', name: 'Blue', primaryColor: '#ffffff', skillsColor: '#28a745' });
    expect(Object.keys(stored)).not.toContain('companyName');
    expect(Object.keys(stored)).not.toContain('feedbackColor');
    expect(Object.keys(stored)).not.toContain('publicCandidate');
  });

  test('takes the other settings of feedback over from the organization once it has one of its own', () => {
    const own = { ...organization, publicCandidate: { ...organization.publicCandidate, isOneTimeFeedback: false } };
    const values = { ...newSmBrand('b2'), name: 'Red', publicCandidate: { sendFeedbackCopyToUser: true } };
    expect(storedBrand('smBrands', values, own).publicCandidate).toMatchObject({
      isOneTimeFeedback: false,
      sendFeedbackCopyToUser: true,
    });
  });
});
