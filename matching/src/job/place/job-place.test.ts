import { expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

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
  ['Driver\n\nDrivers out of our Salina, KS terminal.', 'Salina', 'KS'],
  ['Nurse\nStuttgart or Dresden\n\nNurse.', 'Stuttgart', ''],
  ['Manager, Galway City\n\nManage.', 'Galway', ''],
  ['Clerk\n\nA clerk for our office in the port of Rotterdam.', 'Rotterdam', ''],
  ['Director\nWest Yorkshire\n\nDirect.', '', 'West Yorkshire'],
  ['Planner\nCity of Alder Bluff, Nevada\n\nPlan.', '', 'Nevada'],
  ['Nurse\n\nThree years of experience for its Phoenix, Arizona office.', 'Phoenix', 'Arizona'],
  ['Nurse\nOffice: Harrowdale', '', ''],
  ['Nurse\nLocation: Harrowdale', 'Harrowdale', ''],
  ['Nurse\nOffice: Derby', 'Derby', ''],
  ['Sales Manager, Pumps – Iowa/Eastern NE\n\nSell.', '', ''],
  ['Analyst\nQuarry House\nJob ID 7740 | Full time', '', ''],
  ['Cook\n\nMust have lived in London for five years.', '', ''],
  ['Cook\n\nYou look after clients in Paris, and suppliers in Milan.', '', ''],
  ['Cook\n\nYou travel to sites in Leeds. You studied in Oxford.', '', ''],
  ['Cook\n\nWe have clients in Austin, TX.', '', ''],
  ['Cook\n\nYou are good in Excel and in English.', '', ''],
])('%j', (text, city, state) => {
  expect(parseJob(text).address).toMatchObject({ city, state });
});
