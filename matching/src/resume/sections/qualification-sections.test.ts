import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const head = 'Jane Doe\njane@example.com\n\n';
const skillsOf = (text: string) => resumeOf(text).skills.map(({ asWritten }) => asWritten);

test('papers with their days under Qualifications are certificates, without the names of the columns', () => {
  const { certifications, skills } = resumeOf(
    `${head}QUALIFICATIONS\nCourse\tDate\nLoom Safety\tJan 2025\nDye House Basics\tMar 2024\n\nSKILLS\nWeaving, spinning`,
  );
  expect(certifications.map(({ name }) => name)).toEqual(['Loom Safety', 'Dye House Basics']);
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['Weaving', 'spinning']);
});

test('what somebody is good for is no skill where another section lists skills', () => {
  expect(
    skillsOf(
      `${head}QUALIFICATIONS\n• Over 1.2 million yards woven\n• No late orders in ten years\n\nSKILLS\nWeaving, spinning`,
    ),
  ).toEqual(['Weaving', 'spinning']);
});

test('Qualifications are skills where nothing else lists them', () => {
  expect(skillsOf(`${head}QUALIFICATIONS\nWeaving, spinning, dyeing`)).toEqual(['Weaving', 'spinning', 'dyeing']);
});
