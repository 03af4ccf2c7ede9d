import { expect, test } from '@jest/globals';
import { parseJob } from './parse-job';

test.each([
  ['Contact Megan Oduya on 0113 496 0712 or megan.oduya@tolverne.example', 'Megan Oduya'],
  ['Call Dustin at (509) 555-0177.', 'Dustin'],
  ['Ring Oisín on 091 555 0104 after three.', 'Oisín'],
  ['Apply to Kylie Marsh - kylie@oceanshores.example', 'Kylie Marsh'],
  ['Ansprechpartnerin: Sabine Krug, Tel. 0821 5550123', 'Sabine Krug'],
  ['Fragen? Torben Petersen, 0461 5550 99', 'Torben Petersen'],
  ['CVs to tama@kauri.example\n\nTama Ngata\n04 555 0133', 'Tama Ngata'],
  ['Call Ruth on the number below.', 'Ruth'],
  ['Visits welcome, ask for Kim.', 'Kim'],
  ['Contact the practice manager, Isla Groat: 01595 555 041', 'Isla Groat'],
  ['Ask for Rowan Tait, Front Office Manager, on 01463 555 028.', 'Rowan Tait'],
  ['Submit a cover letter and a resume to Henrike Voss, Director, at hr@vail.example.', 'Henrike Voss'],
  ['Send your CV to Pieter van Loon via jobs@kade.example.', 'Pieter van Loon'],
  ['To apply: jobs@rive.example, attention Anne-Sophie Morin', 'Anne-Sophie Morin'],
  ['Ring Main Wiring\n01234 555 678', ''],
  ['Ring Main Wiring and Contact Lens Fitting are asked.', ''],
  ['Call 402-555-0147 or text HAUL', ''],
  ['Ask for Parking Permit at reception', ''],
  ['Contact Human Resources on 0113 496 0712', ''],
  ['Please write to Key Accounts with your plan.', ''],
  ['Questions? Equal Opportunity Employer', ''],
  ['Call Monday on 0113 496 0712', ''],
  ['You contact Google Ads customers. Call now.', ''],
])('the contact: %j', (text, name) => {
  expect(parseJob(`Cook\n\n${text}`).contact.name).toBe(name);
});

test('the pay is no phone number', () => {
  const { phone } = parseJob('Cook\nBerlin\n\nWe pay 78.000 - 92.000 € a year.').contact;
  expect(phone).toBe('');
});
