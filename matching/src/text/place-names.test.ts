import { expect, test } from '@jest/globals';
import { resumeOf } from '../testing/resume-text';
import { readPlace } from './read-place';

test.each([
  ['Austin, TX 78701', 'Austin', 'TX', '78701', 'US'],
  ['Phoenix, AZ (US)', 'Phoenix', 'AZ', '', 'US'],
  ['85084, Phoenix, AZ (US)', 'Phoenix', 'AZ', '85084', 'US'],
  ['Naperville, IL, US, 60539', 'Naperville', 'IL', '60539', 'US'],
  ['Naperville, IL 60546 US', 'Naperville', 'IL', '60546', 'US'],
  ['Wilmington, DE', 'Wilmington', 'DE', '', 'US'],
  ['Stockholm, SE, 113 05', 'Stockholm', '', '113 05', 'SE'],
  ['Bristol, BS1 4DJ, GB', 'Bristol', '', 'BS1 4DJ', 'GB'],
  ['Kraków 31-869 PL', 'Kraków', '', '31-869', 'PL'],
  ['Toronto, ON M5V 2T6, Canada', 'Toronto', 'ON', 'M5V 2T6', 'CA'],
  ['Adelaide SA', 'Adelaide', 'SA', '', 'AU'],
])('reads the place %s', (text, city, state, zipCode, countryCode) => {
  expect(readPlace(text)).toMatchObject({ city, state, zipCode, countryCode });
});

test.each([
  'Acme, 2019, Berlin',
  'Java, SQL',
  'Managed 40 people',
  'Project Alpha 2019',
  'Order 1240000',
  'Helvia SA',
  'Nordia AB',
])('%s is not a place', (text) => {
  expect(readPlace(text)).toBeNull();
});

test.each([
  ['15 Sycamore Court, 85084, Phoenix, AZ (US)', '15 Sycamore Court', 'Phoenix', 'AZ', '85084'],
  ['4815 Maple Avenue, Naperville,\nIL, US, 60539', '4815 Maple Avenue', 'Naperville', 'IL', '60539'],
  ['587 E Chestnut St Apt\n18C Boise ID 83731 US', '587 E Chestnut St Apt 18C', 'Boise', 'ID', '83731'],
])('reads the address %j', (text, address1, city, state, zipCode) => {
  const { address } = resumeOf(`Jane Doe\n${text}\njane@example.com\n\nSKILLS\nExcel, SAP`);
  expect(address).toMatchObject({ address1, city, state, zipCode });
});

test.each([
  ['Antofagasta 1240000, Chile', 'Antofagasta', '', '1240000', 'CL'],
  ['4590-512 Paços de Ferreira, Portugal', 'Paços de Ferreira', '', '4590-512', 'PT'],
  ['Whakatāne 3120, New Zealand', 'Whakatāne', '', '3120', 'NZ'],
  ['35100 Padova (PD)', 'Padova', 'PD', '35100', 'IT'],
  ['37121 Verona VR', 'Verona', 'VR', '37121', 'IT'],
  ['Durban 4001, KwaZulu-Natal', 'Durban', 'KwaZulu-Natal', '4001', 'ZA'],
  ['Nairobi 00100', 'Nairobi', '', '00100', 'KE'],
  ['Toowoomba QLD 4350', 'Toowoomba', 'QLD', '4350', 'AU'],
  ['Johannesburg, Gauteng, 2196, ZA', 'Johannesburg', 'Gauteng', '2196', 'ZA'],
  ['Auckland 1011, New Zealand', 'Auckland', '', '1011', 'NZ'],
  ['Ennis, Co. Clare, V95 X2P7', 'Ennis', 'Co. Clare', 'V95 X2P7', 'IE'],
  ['Leicester, Leicestershire, LE4 7QT', 'Leicester', 'Leicestershire', 'LE4 7QT', 'GB'],
  ['Annecy, 74000, FR', 'Annecy', '', '74000', 'FR'],
  ['Singapore', 'Singapore', '', '', 'SG'],
])('reads %j', (text, city, state, zipCode, countryCode) => {
  expect(readPlace(text)).toMatchObject({ city, state, zipCode, countryCode });
});

test('a country in brackets is read', () => {
  expect(readPlace('41010 Sevilla (Spain)')).toMatchObject({ city: 'Sevilla', zipCode: '41010', countryCode: 'ES' });
});
