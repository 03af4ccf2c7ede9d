import { expect, test } from '@jest/globals';
import { composeUrl } from './compose-url';

test.each([
  ['desktop', 'ada@byron.example', 'mailto:ada@byron.example'],
  ['desktop', 'a?bcc=x@y.example', 'mailto:a%3Fbcc%3Dx@y.example'],
  ['gmail', 'a&b@byron.example', 'https://mail.google.com/mail/?view=cm&fs=1&to=a%26b%40byron.example'],
] as const)('%s opens an email to %s', (client, email, url) => {
  expect(composeUrl(client, email)).toBe(url);
});
