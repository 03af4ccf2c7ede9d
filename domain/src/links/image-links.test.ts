import { expect, test } from '@jest/globals';
import { imageLink, imagePathOf } from './image-links';

test('an image is found behind its address', () => {
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
])('%s is no image of ours', (address) => {
  expect(imagePathOf(address)).toBeNull();
});
