import { expect, test } from '@jest/globals';
import { imageLink, imagePathOf } from './image-links';

test('finds the image of a link', () => {
  const path = 'images/organizations/u1/1700000000000/our logo & more.png';
  expect(imagePathOf(imageLink(path))).toBe(path);
});

test.each([
  'https://elsewhere.example/images/organizations/a/b/c.png',
  imageLink('organizations/a/jobs/b/candidates/c/resume/x.pdf'),
  imageLink('images/organizations/../../secret'),
  imageLink('images/organizations/a/b/c/d.png'),
  '/api/public/image?path=%',
  '',
])('refuses %s', (address) => {
  expect(imagePathOf(address)).toBeNull();
});
