import { expect, test } from '@jest/globals';
import { today } from '../testing/resume-text';
import { parseJob } from './parse-job';

test.each([
  ['Contact Megan Oduya on 0113 496 0712 or megan.oduya@tolverne.example', 'Megan Oduya'],
  ['Call Dustin at (509) 555-0177.', 'Dustin'],
  ['Ring Oisín on 091 555 0104 after three.', 'Oisín'],
  ['Apply to Kylie Marsh - kylie@oceanshores.example', 'Kylie Marsh'],
  ['Ansprechpartnerin: Sabine Krug, Tel. 0821 5550123', 'Sabine Krug'],
  ['Fragen? Torben Petersen, 0461 5550 99', 'Torben Petersen'],
  ['CVs to tama@kauri.example\n\nTama Ngata\n04 555 0133', 'Tama Ngata'],
  ['Contact Human Resources on 0113 496 0712', ''],
  ['Please write to Key Accounts with your plan.', ''],
  ['Questions? Equal Opportunity Employer', ''],
  ['Call Monday on 0113 496 0712', ''],
  ['You contact Google Ads customers. Call now.', ''],
])('whom to ask: %j', (text, name) => {
  expect(parseJob(`Cook\n\n${text}`, { today }).contact.name).toBe(name);
});

test('the pay is no number to call', () => {
  const { phone } = parseJob('Cook\nBerlin\n\nWe pay 78.000 - 92.000 € a year.', { today }).contact;
  expect(phone).toBe('');
});
