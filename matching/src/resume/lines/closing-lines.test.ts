import { describe, expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const withEnd = (...end: readonly string[]) =>
  resumeOf(
    ['Jane Doe', '', 'EXPERIENCE', 'Cook, Lee Bistro, 2019 - present', '', 'CERTIFICATIONS', 'First Aid', ...end].join(
      '\n',
    ),
  ).certifications.map(({ name }) => name);

test.each([
  'Referees will gladly be named if you ask',
  'Referrences and contact details can be supplied',
  'Reference upon request',
  '© 2024 Jane Doe. Built with Hugo.',
  'Last revised in May',
  'Made with Jekyll',
  'This website was built with Svelte and Deno',
  'Typeset in LaTeX.',
])('%s at the end is no certificate', (line) => {
  expect(withEnd(line)).toEqual(['First Aid']);
});

test('what stands below the remark on referees belongs to no list above it', () => {
  expect(withEnd('Referrences can be supplied', 'Kind regards')).toEqual(['First Aid']);
});

test('a certificate may be made with something', () => {
  expect(withEnd('Built with Care Award', 'Food Handler Card', 'Crane Operator', 'Forklift Trainer')).toContain(
    'Built with Care Award',
  );
});

const workWith = (...tasks: readonly string[]) =>
  resumeOf(
    ['Jane Doe', '', 'EXPERIENCE', 'Librarian, Lee Library, 2019 - present', ...tasks, '- Read to children'].join('\n'),
  ).work.map(({ description }) => description);

describe('what only sounds like a remark on referees is a task', () => {
  test.each([
    'Reference interviews provided to readers',
    'Reference questions asked by staff',
    'Reference samples furnished to hospitals',
    'Reference designs made available to makers',
    'References requested from tenants',
    'Referees supplied to school cups',
    'Refinances provided',
  ])('%s', (line) => {
    expect(workWith(line)[0]).toContain('Read to children');
    expect(workWith(`- ${line}`)[0]).toContain('Read to children');
  });

  test('what stands behind a bullet', () => {
    expect(workWith('- Referees can be supplied')[0]).toContain('Read to children');
  });

  test('what has positions below it', () => {
    const { work } = resumeOf(
      [
        ...['Jane Doe', '', 'EXPERIENCE', 'Librarian, Lee Library, 2019 - present', 'Referees supplied when asked'],
        ...['Clerk, Ray Archive, 2014 - 2019', '- Filed letters'],
      ].join('\n'),
    );
    expect(work.map(({ title }) => title)).toEqual(['Librarian', 'Clerk']);
  });
});

test.each([
  'Built with Svelte and Deno.',
  'Built using Ruby and Sinatra',
  'Made with Godot',
  'Created in Blender',
  'Powered by Nomad',
  'Generated using Pulumi',
  'Published in Cell Reports',
  'Published by Lee University Press',
  'Made in Canva for a bakery',
  'Last edited film',
])('%s at the end tells of a project', (line) => {
  const { text, work } = resumeOf(
    ['Jane Doe', '', 'EXPERIENCE', 'Developer, Lee Labs, 2019 - present', 'Timetable of a bus company', line].join(
      '\n',
    ),
  );
  expect(text).toContain(line);
  expect(work[0]?.description).toContain(line.replace(/\.$/, ''));
});

test('a task behind a bullet names a tool', () => {
  expect(workWith('- Built with Hugo')[0]).toContain('Hugo');
});
