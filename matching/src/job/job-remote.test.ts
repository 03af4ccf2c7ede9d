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
  ['Charlotte NC (onsite 2 days)', 'hybrid'],
  ['Onsite with two work-from-home days', 'hybrid'],
  ['Telework up to 60%', 'hybrid'],
  ['Mobile work up to two days a week', 'hybrid'],
  ['Work Mode: Work from Office', 'onsite'],
  ['Leicester or remote UK', 'remote'],
  ['No remote work', 'onsite'],
  ['Remote simultaneous equipment, string and hybrid inverters', ''],
  ['Onsite child care; independent on-site monitoring', ''],
  ['It cannot be fixed remotely.', ''],
  ['You repair some mobile phones on regular mobile rounds', ''],
  ['You see some at home and others in the clinic', ''],
  ['You work partly at home', 'hybrid'],
  ['You run hybrid cloud systems and remote monitoring', ''],
  ['Nurses for remote communities; on-site gym', ''],
])('%s: %s', (text, remote) => {
  expect(readRemote(text)).toBe(remote);
});
