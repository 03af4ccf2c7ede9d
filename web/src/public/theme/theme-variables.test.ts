import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contrastOf } from './contrast';
import { themeVariables, unbranded } from './theme-variables';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

test('skills have an outline that is visible on white, for every stored color', () => {
  fc.assert(
    fc.property(color, (skillsColor) => {
      const line = themeVariables({ ...unbranded, skillsColor })['--skills-line'] ?? '';
      return contrastOf(line, '#ffffff') >= 1.4;
    }),
  );
});

test("skills in white are on the page's background", () => {
  expect(themeVariables({ ...unbranded, skillsColor: '#ffffff' })['--skills']).toBe('var(--ground)');
});
