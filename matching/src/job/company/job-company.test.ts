import { expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

const companyOf = (text: string): string => parseJob(text).company;

test.each([
  ['Cook\nExample Foods, Leeds\n\nYou cook.', 'Example Foods'],
  ['Cook\nExample Kitchens — Boise, Idaho. Hybrid\n\nYou cook.', 'Example Kitchens'],
  ['Accountant\nKestrelgrid | Berlin | Hybrid', 'Kestrelgrid'],
  ['Accountant\nCold Creek Mechanical, Inc. | Spokane, WA', 'Cold Creek Mechanical, Inc.'],
  ['Porter - Easthollow Borough Council\n\nYou carry.', 'Easthollow Borough Council'],
  ['Sous Chef, The Tern & Tide, Galway\nTwo kitchens.', 'The Tern & Tide'],
  ['Support Agent @ Loomvault\n\nYou answer.', 'Loomvault'],
  ['Lecturer\nUniversity of Penmorva\nTwo terms.', 'University of Penmorva'],
])('next to the title: %j', (text, company) => {
  expect(companyOf(text)).toBe(company);
});

test.each([
  ['Driver\n\nStagg Brothers Hauling in Tulsa, OK runs flatbeds.', 'Stagg Brothers Hauling'],
  ['Driver\n\nFerrous & Finch sells kitchenware.', 'Ferrous & Finch'],
  ['Designer\n\nNorthquill is a payments company for clinics.', 'Northquill'],
  ['Designer\n\nAt Pixelmoor we help shops.', 'Pixelmoor'],
  ['Designer\n\nAbout Wrenfield\nWe are small.', 'Wrenfield'],
  ['Cook\n\nJoin Harrow Mill as a cook.', 'Harrow Mill'],
  ['Elektroniker (m/w/d)\n\nDie Sonnhalde Maschinenbau GmbH sucht Verstärkung.', 'Sonnhalde Maschinenbau GmbH'],
  ['Declarant\n\nHarbour Lane B.V. clears containers.', 'Harbour Lane B.V.'],
  ['Porter\nThe Plover Hotel & Spa, Leeds\n\nAbout The Plover\nWe sleep late.', 'The Plover Hotel & Spa'],
])('in a sentence: %j', (text, company) => {
  expect(companyOf(text)).toBe(company);
});

test.each([
  ['Driver\nClient: a national supermarket\nLocation: Leeds'],
  ['Driver\nCompany: Confidential'],
  ['Driver\nRowan Staffing, Leeds\nOur client needs drivers.'],
  ['Driver\n\nCandidates are a mixed group. Experience is a must. Google Analytics is a plus.'],
  ['Driver\nFull Time, Permanent\n\nYou drive.'],
  ['Driver\n\nWhy Join Us?\nYou drive.'],
  ['Design Engineer – Marine Textiles\n\nYou measure.'],
  ['Site Engineer | Facade Systems\n\nYou measure.'],
  ['Speech Therapist – Voice & Swallowing\n\nYou treat.'],
  ['Outboard Mechanic\n\nYou work alone.\nYou fix boats.'],
  ['Plant Operator\nRural water district, Salem\n\nYou sample.'],
  ['Driver\nKey Responsibilities\n\nYou drive.'],
  ['Nurse\nIntensive Care Unit, Leeds\n\nYou nurse.'],
  ['Driver, Leeds\nImmediate Start\n\nMonday is a long day. Overtime is a choice.'],
  ['Engineer\n\nYou know Kubernetes. Kubernetes runs our services. Terraform is a tool that we use.'],
  ['Nurse\n\nPatient Care is the heart of what we do.'],
  ['Nurse\n\nWarm Bread is the reason why we get up.'],
  ['Nurse\n\nCustomer Service needs patience.'],
  ['Nurse\n\nNight Shifts two weeks on.'],
  ['Nurse\n\nBank Holidays over and above.'],
  ['Clerk\n\nBasic PC skills required.'],
  ['Nurse\n\nAt Christmas we close, and at Easter you rest.'],
  ['Buyer\nHarrow Mill, Leeds\n\nOur client, a maker of tents, needs a buyer.'],
  ['Buyer\nHarrow Mill, Leeds\n\nOur client is a bank. Harrow Mill is a staffing agency.'],
  ['Buyer\nHarrow Mill, Leeds\n\nWe are recruiting on behalf of our client.'],
])('no employer is named: %j', (text) => {
  expect(companyOf(text)).toBe('');
});

test.each([
  ['Buyer\nHarrow Mill Ltd, Leeds\n\nYou buy what our client needs for the site.'],
  ["Buyer\nHarrow Mill Ltd, Leeds\n\nYou work at our client's office. Our client has a site there."],
  ['Buyer\nHarrow Mill Ltd, Leeds\n\nOur client is a bank in Bonn, for which we build.'],
])('an employer that serves clients is still named: %j', (text) => {
  expect(companyOf(text)).toBe('Harrow Mill Ltd');
});

test.each([
  ['Company: Skerry Medical Practice, Kirkwall', 'Skerry Medical Practice'],
  ['Signatory contractor: Copper Electric Co.', 'Copper Electric Co.'],
])('after a label: %j', (text, company) => {
  expect(companyOf(`Cook\n${text}`)).toBe(company);
});
