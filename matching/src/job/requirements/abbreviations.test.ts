import { expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

const asked = (text: string): string[] => parseJob(text).certifications.map(({ name, conceptId }) => conceptId || name);

test("an abbreviation is the certificate of the job's field", () => {
  const coder = 'Medical Coder\nRequirements\n- Code charts with ICD-10 and CPT\n- CPC certification';
  expect(asked(coder)).toEqual(['certified-professional-coder']);
  const manager =
    'Transport Manager\nDuties\n- Plan lorries, tachographs and drivers\nRequirements\n- Qualified with CPC';
  expect(asked(manager)).toEqual(['CPC']);
});

test('an abbreviation outside its field is no certificate: cleaning a tank is not about a body of buyers', () => {
  expect(asked('Brewer\nRequirements\n- Clean tanks, CIP, carbonation')).toEqual([]);
  expect(asked('Buyer\nRequirements\n- CIPS, supplier contracts')).toEqual(['cips']);
});

test('an abbreviation of a skill from another field stays as written', () => {
  const skills = (text: string): string[] => parseJob(text).skills.map(({ name }) => name);
  const surveyor = 'Quantity Surveyor\nRequirements\n- Measure works, prepare bills, contracts under NEC';
  expect(skills(surveyor)).not.toContain('National Electrical Code');
  expect(skills(surveyor)).toContain('NEC');
  const electrician = 'Electrician\nRequirements\n- Wire panels and motors, NEC';
  expect(skills(electrician)).toContain('National Electrical Code');
});

test('abbreviations of point-of-sale and cloud products are known in their field', () => {
  const skills = (text: string): string[] => parseJob(text).skills.map(({ name }) => name);
  expect(skills('Cashier\nRequirements\n- Experience with POS')).toEqual(['Point of sale']);
  expect(skills('Cloud Engineer\nRequirements\n- GCP, Terraform')).toContain('Google Cloud');
});
