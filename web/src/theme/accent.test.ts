import { describe, expect, test } from '@jest/globals';
import { accentOf, accentShades, defaultAccent } from './accent';

describe('accentOf', () => {
  test('keeps a color under readable white text', () => {
    expect(accentOf('#1f4f8f')).toBe('#1f4f8f');
  });
  test('darkens a light color but keeps its hue', () => {
    const accent = accentOf('#71b244');
    expect(accent).not.toBe('#71b244');
    expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(accent.slice(at, at + 2), 16));
    expect(green).toBeGreaterThan(red ?? 255);
    expect(red).toBeGreaterThan(blue ?? 255);
  });
  test.each(['#ffffff', '#fff', '#f8f8f8', 'red', '', undefined])('%p gives the default', (color) => {
    expect(accentOf(color)).toBe(defaultAccent);
  });
});

test('the accent is its own sixth shade', () => {
  expect(accentShades('#1f4f8f')[6]).toBe('#1f4f8f');
});
