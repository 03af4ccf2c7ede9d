import { expect, test } from '@jest/globals';
import { splitByEmail, splitName } from './name-parts';

const parts = (name: string, country = ''): string[] => {
  const { first, middle, last } = splitName(name.split(' '), country);
  return [first, middle, last];
};

test.each([
  ['Jane Doe', 'Jane', '', 'Doe'],
  ['Mary Jane Watson', 'Mary', 'Jane', 'Watson'],
  ['John Q. Public', 'John', 'Q.', 'Public'],
  ['Minh H. Nguyen', 'Minh', 'H.', 'Nguyen'],
  ['Ludwig van der Berg', 'Ludwig', '', 'van der Berg'],
  ['Anna Sofia von Trotta', 'Anna', 'Sofia', 'von Trotta'],
])('%s has one surname, with its particles', (name, ...expected) => {
  expect(parts(name)).toEqual(expected);
});

test.each([
  ['Emilia Gallegos Lara', 'Emilia', '', 'Gallegos Lara'],
  ['Evelyn Serna Serna', 'Evelyn', '', 'Serna Serna'],
  ['Claudia Corona Bahena', 'Claudia', '', 'Corona Bahena'],
  ['María del Carmen Solís Carreón', 'María del Carmen', '', 'Solís Carreón'],
  ['Conchita Treviño de Velasco', 'Conchita', '', 'Treviño de Velasco'],
  ['Juan Carlos Ybarra Calderón', 'Juan Carlos', '', 'Ybarra Calderón'],
  ['Ana Clara Silva', 'Ana Clara', '', 'Silva'],
  ['Ana Clara L. Silva', 'Ana Clara', 'L.', 'Silva'],
  ['Carla M. Gutiérrez Paz', 'Carla', 'M.', 'Gutiérrez Paz'],
])('%s is an Iberian name in any country', (name, ...expected) => {
  expect(parts(name)).toEqual(expected);
});

test('a country with two surnames makes an unknown word in the middle a surname', () => {
  expect(parts('Anita Karlsson Sjögren', 'SE')).toEqual(['Anita', '', 'Karlsson Sjögren']);
  expect(parts('Anita Karlsson Sjögren', 'US')).toEqual(['Anita', 'Karlsson', 'Sjögren']);
});

test.each([
  ['Trúc Ly Nguyễn', 'Trúc Ly', '', 'Nguyễn'],
  ['Nguyễn Văn An', 'An', 'Văn', 'Nguyễn'],
  ['Bích Như Tăng', 'Bích Như', '', 'Tăng'],
])('%s is Vietnamese, in either order', (name, ...expected) => {
  expect(parts(name)).toEqual(expected);
});

test.each([
  ['Wei Ling Goh', 'weiling.goh@example.com'],
  ['Goh Wei Ling', 'weiling.goh@example.com'],
  ['Goh Wei Ling', 'goh_weiling@example.com'],
])('the email of %s shows a double given name', (name, email) => {
  expect(splitByEmail(name.split(' '), email)).toEqual({ first: 'Wei Ling', middle: '', last: 'Goh' });
});

test.each([
  ['Mary Jane Watson', 'mary.watson@example.com'],
  ['Mary Jane Watson', 'maryjanewatson@example.com'],
  ['Mary J. Watson', 'maryj.watson@example.com'],
  ['Jane Doe', 'doe.jane@example.com'],
  ['Tina Iron Heart', 'ironheart.tina@example.com'],
])('the email of %s does not show the order: %s', (name, email) => {
  expect(splitByEmail(name.split(' '), email)).toBeNull();
});
