import { expect, test } from '@jest/globals';
import { titleLikeness } from '../grading/title-likeness';
import { occupationsOfTitle } from './occupations';

test.each([
  ['Embedded Firmware Developer', 'embedded-engineer'],
  ['Device Driver Developer', 'embedded-engineer'],
  ['2nd Line Support Engineer', 'it-support'],
  ['Infrastructure Engineer', 'system-administrator'],
  ['Analyst Programmer', 'software-developer'],
  ['VP of Engineering', 'engineering-manager'],
  ['Dynamics 365 Consultant', 'erp-consultant'],
  ['Pre-Sales Consultant', 'sales-engineer'],
  ['Artworker', 'graphic-designer'],
  ['Sub-Editor', 'proofreader'],
  ['Comms Officer', 'pr-specialist'],
  ['FLT Driver', 'forklift-operator'],
  ['Mortgage Processor', 'loan-processor'],
  ['Nursing Auxiliary', 'nursing-assistant'],
  ['Clinic Assistant', 'medical-assistant'],
  ['Medical Laboratory Assistant', 'medical-technician'],
  ['Combat Medic', 'paramedic'],
  ['Parole Officer', 'probation-officer'],
  ['School Office Administrator', 'office-administrator'],
  ['Setter/Programmer', 'machinist'],
  ['Multi-Skilled Maintenance Engineer', 'maintenance-technician'],
  ['Brickie', 'mason'],
  ['Painter and Decorator', 'painter'],
  ['Residential Property Manager', 'property-manager'],
  ['Cafe Assistant', 'barista'],
  ['Farm Worker', 'agriculture'],
  ['E-commerce Manager', 'seo-ecommerce'],
  ['Accounts Manager', 'account-manager'],
  ['Theatre Technician', 'surgical-technologist'],
])('%s is one of %s', (title, profession) => {
  expect(occupationsOfTitle(title)[0]?.id).toBe(profession);
});

test.each([
  ['Firmware Engineer', 'Embedded Firmware Developer', 0.8, 1],
  ['Windows Systems Administrator', 'Infrastructure Engineer', 0.8, 1],
  ['DevOps Engineer', 'Infrastructure Engineer', 0.3, 0.7],
  ['Phlebotomist', 'Medical Laboratory Assistant', 0.5, 0.7],
  ['Barista', 'Waitress', 0.5, 0.7],
  ['Construction Labourer', 'Farm Worker', 0.1, 0.4],
  ['Registered Nurse', 'Combat Medic', 0, 0.4],
])('%s and %s are like each other from %d to %d', (asked, held, least, most) => {
  expect(titleLikeness(asked, held)).toBeGreaterThanOrEqual(least);
  expect(titleLikeness(asked, held)).toBeLessThanOrEqual(most);
});

test.each([
  ['Project Manager', 'Rail Project Manager'],
  ['Sales Manager', 'Vehicle Sales Manager'],
  ['Account Manager', 'PR Account Manager'],
  ['Pharmacist', 'Nuclear Pharmacist'],
  ['Data Analyst', 'Traffic Data Analyst'],
])('a field before it leaves a function what it is: %s, %s', (asked, held) => {
  expect(titleLikeness(asked, held)).toBeGreaterThanOrEqual(0.8);
});
