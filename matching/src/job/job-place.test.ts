import { expect, test } from '@jest/globals';
import { today } from '../testing/resume-text';
import { parseJob } from './parse-job';

test.each([
  ['Cook\nTolverne Foods, Leeds', 'Leeds', ''],
  ['Account Manager, Toronto, ON\n\nSell.', 'Toronto', 'ON'],
  ['Teacher - Tauranga\n\nTeach.', 'Tauranga', ''],
  ['Cook\nExample Kitchens — Boise, Idaho. Hybrid', 'Boise', 'Idaho'],
  ['Cook\nCity: Columbus\nState: Ohio', 'Columbus', 'Ohio'],
  ['Cook\nLocation: Civic Centre, Derby; agile working', 'Derby', ''],
  ['Cook\nLocation: Lincoln', 'Lincoln', ''],
  ['Cook\nThe Merrow Fund | London EC1', 'London', ''],
  ['Butcher — Dunmore Farm Shop, near Hexham\n\nCut.', 'Hexham', ''],
  ['Nurse\nPenhallow Rusk LLP - Truro - Full time', 'Truro', ''],
  ['Carpenter\n\nTwo carpenters for a site in Christchurch.', 'Christchurch', ''],
  ['Cook\n\nWe are based in San Francisco and cook for offices.', 'San Francisco', ''],
  ['Cook\n\nA kitchen based in Milton Keynes.', 'Milton Keynes', ''],
  ['Cook\n\nYou are good in Excel and in English.', '', ''],
])('%j', (text, city, state) => {
  expect(parseJob(text, { today }).address).toMatchObject({ city, state });
});
