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
  ['Hybrid (3 days), Leeds', 'hybrid'],
  ['Raleigh NC (onsite 3 days)', 'hybrid'],
  ['Onsite with two work-from-home days', 'hybrid'],
  ['Telework up to 40%', 'hybrid'],
  ['Mobile work up to two days a week', 'hybrid'],
  ['Work Mode: Work from Office', 'onsite'],
  ['Swindon or remote UK', 'remote'],
  ['No remote work', 'onsite'],
  ['Remote conferencing equipment, pure and hybrid drives', ''],
  ['Onsite fitness rooms; weekly on-site sampling', ''],
  ['It cannot be fixed remotely.', ''],
  ['You repair some mobile phones on regular mobile rounds', ''],
  ['You see some at home and others in the clinic', ''],
  ['You work partly at home', 'hybrid'],
  ['You run hybrid cloud systems and remote monitoring', ''],
  ['Nurses for remote communities; on-site gym', ''],
])('%s: %s', (text, remote) => {
  expect(readRemote(text)).toBe(remote);
});
