import { expect, test } from '@jest/globals';
import { titleSimilarity } from '../grading/positions/title-similarity';
import { occupationsOfTitle } from './occupations';

const professionOf = (title: string): string => {
  const [first] = occupationsOfTitle(title);
  return first?.partOf || first?.id || '';
};

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
  ['Groundman', 'line-worker'],
  ['Overhead Linesperson', 'line-worker'],
  ['Cable Jointer', 'line-worker'],
  ['Plant and Vehicle Marshaller', 'rigger'],
  ['Hiab Operator', 'crane-operator'],
  ['Concrete Pump Driver', 'concrete-finisher'],
  ['Drainlayer', 'drainage-engineer'],
  ['Postie', 'mail-carrier'],
  ['Binman', 'refuse-collector'],
  ['Wharfie', 'port-worker'],
  ['Sea Freight Operator', 'freight-forwarder'],
  ['Vehicle Sales Consultant', 'car-sales'],
  ['Aviation Electronics Technician', 'avionics-technician'],
  ['Biomed Tech', 'biomedical-technician'],
  ['Stress Analyst', 'aerospace-engineer'],
  ['BMS Engineer', 'building-services-engineer'],
  ['E&I Technician', 'instrument-technician'],
  ['Shutdown Planner', 'reliability-engineer'],
  ['Fitter & Turner', 'millwright'],
  ['Console Operator', 'plant-operator'],
  ['Shipwright', 'cabinet-maker'],
  ['Boning Room Worker', 'food-process-worker'],
  ['Shepherd Manager', 'livestock-worker'],
  ['Countryside Warden', 'park-ranger'],
  ['EKG Tech', 'cardiac-technician'],
  ['Play Specialist', 'recreational-therapist'],
  ['Coroner’s Officer', 'forensic-scientist'],
  ['Utilization Review RN', 'nurse-case-manager'],
  ['Employment Advisor', 'school-counselor'],
  ['Early Help Practitioner', 'youth-worker'],
])('%s is a title of %s', (title, profession) => {
  expect(professionOf(title)).toBe(profession);
});

test.each([
  ['Firmware Engineer', 'Embedded Firmware Developer', 0.8, 1],
  ['Windows Systems Administrator', 'Infrastructure Engineer', 0.8, 1],
  ['DevOps Engineer', 'Infrastructure Engineer', 0.3, 0.7],
  ['Phlebotomist', 'Medical Laboratory Assistant', 0.5, 0.7],
  ['Barista', 'Waitress', 0.5, 0.7],
  ['Construction Labourer', 'Farm Worker', 0.1, 0.4],
  ['Registered Nurse', 'Combat Medic', 0, 0.4],
])('%s and %s have a similarity from %d to %d', (asked, held, least, most) => {
  expect(titleSimilarity(asked, held)).toBeGreaterThanOrEqual(least);
  expect(titleSimilarity(asked, held)).toBeLessThanOrEqual(most);
});

test.each([
  ['Project Manager', 'Rail Project Manager'],
  ['Sales Manager', 'Vehicle Sales Manager'],
  ['Account Manager', 'PR Account Manager'],
  ['Pharmacist', 'Nuclear Pharmacist'],
  ['Data Analyst', 'Traffic Data Analyst'],
])('a field before a function does not change it: %s, %s', (asked, held) => {
  expect(titleSimilarity(asked, held)).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['Powerline Technician', 'Overhead Linesman'],
  ['Refuse Collector', 'Dustman'],
  ['Livestock Worker', 'Stockhand'],
  ['Structural Engineer', 'Bridge Designer'],
  ['Medicolegal Death Investigator', 'Coroner Investigator'],
])('%s counts as %s', (asked, held) => {
  expect(titleSimilarity(asked, held)).toBeGreaterThan(0.85);
});
