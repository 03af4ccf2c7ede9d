import { expect, test } from '@jest/globals';
import { titleLikeness } from '../grading/title-likeness';
import { occupationsOfTitle } from './occupations';

const professionOf = (title: string): string => {
  const [first] = occupationsOfTitle(title);
  return first?.partOf || first?.id || '';
};

test.each([
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
  ['Powerline Technician', 'Overhead Linesman'],
  ['Refuse Collector', 'Dustman'],
  ['Livestock Worker', 'Stockhand'],
  ['Structural Engineer', 'Bridge Designer'],
  ['Medicolegal Death Investigator', 'Coroner Investigator'],
])('who was %s is taken for %s', (asked, held) => {
  expect(titleLikeness(asked, held)).toBeGreaterThan(0.85);
});
