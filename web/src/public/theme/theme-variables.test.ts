import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contrastOf } from './contrast';
import { themeVariables, unbranded } from './theme-variables';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

test('skills have an outline that is seen on white, whatever colour is stored for them', () => {
  fc.assert(
    fc.property(color, (skillsColor) => {
      const line = themeVariables({ ...unbranded, skillsColor })['--skills-line'] ?? '';
      return contrastOf(line, '#ffffff') >= 1.4;
    }),
  );
});

test('skills in white stand on the ground of the page', () => {
  expect(themeVariables({ ...unbranded, skillsColor: '#ffffff' })['--skills']).toBe('var(--ground)');
});
