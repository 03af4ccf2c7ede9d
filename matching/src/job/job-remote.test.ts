import { expect, test } from '@jest/globals';
import { readRemote } from './job-remote';

test.each([
  ['Hybrid, London', 'hybrid'],
  ['Three days in the office, two at home', 'hybrid'],
  ['Bristol, one day a week on site', 'hybrid'],
  ['Zwei Tage Homeoffice in der Woche', 'hybrid'],
  ['Office in Salford, some home working', 'hybrid'],
  ['agile working', 'hybrid'],
  ['Boise. On site.', 'onsite'],
  ['New York office (5 days)', 'onsite'],
  ['Remote (EMEA)', 'remote'],
  ['Work from home', 'remote'],
  ['You run hybrid cloud systems and remote monitoring', ''],
  ['Nurses for remote communities; on-site gym', ''],
])('%s: %s', (text, remote) => {
  expect(readRemote(text)).toBe(remote);
});
