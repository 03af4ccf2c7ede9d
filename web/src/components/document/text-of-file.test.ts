import { expect, test } from '@jest/globals';
import { textOf } from './text-of-file';

const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const encoded = (text: string) => new Uint8Array(new TextEncoder().encode(text)).buffer;
const mark = '\uFEFF';

test.each([
  ['UTF-8', encoded('Zoë;Müller')],
  ['UTF-8 with a byte order mark', encoded(`${mark}Zoë;Müller`)],
  ['UTF-16', new Uint16Array(codes(`${mark}Zoë;Müller`)).buffer],
  ['the Windows encoding', new Uint8Array(codes('Zoë;Müller')).buffer],
])('reads %s', (_name, file) => {
  expect(textOf(file)).toBe('Zoë;Müller');
});
