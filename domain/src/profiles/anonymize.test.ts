import { expect, test } from '@jest/globals';
import { builtProfileSchema, profileSectionSchema } from './built-profile';
import { anonymized, identifyingFindings } from './anonymize';
import { profileSchema } from './profile';

const profile = profileSchema.cast({
  id: 'p',
  firstName: 'Ana',
  lastName: "O'Neil",
  candidateName: "Ana O'Neil",
  workHistories: [{ title: 'Welder', companyName: 'Acme & Sons Inc.' }],
  candidate: { email: 'ana@x.example', phone: '+1 617 555 0142' },
  recruiter: { name: 'Ana Avery', email: 'avery@northwind.example' },
});
const section = (given: object) => profileSectionSchema.cast(given);
const built = builtProfileSchema.cast({
  headerContent: '<h1>Ana O&#39;Neil</h1>',
  completedProfile: [
    section({
      key: 'notes',
      title: 'Notes',
      content:
        '<p>Ana worked at Acme &amp; Sons from 2019 - 2021. Anabel did not. ana@x.example, +1 (617) 555-0142, <a href="https://linkedin.com/in/ana">profile</a> https://ana.example/cv</p>',
    }),
    section({ key: 'files', title: 'Files', files: [{ url: 'u', originalFilename: 'Ana ONeil.pdf' }] }),
    section({ key: 'contact', content: '<p>avery@northwind.example, ana@x.example</p>', isContact: true }),
  ],
  footerContent: '<p>Ana O&#39;Neil, +1 617 555 0142, presented by Ana Avery, avery@northwind.example</p>',
});

test('names, contacts, employers, links and files are found and removed; the recruiter stays', () => {
  const kinds = identifyingFindings(built, profile).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['name', 'employer', 'email', 'phone', 'link', 'file']));
  const clean = anonymized(built, profile);
  expect(clean.completedProfile[0]?.content).toBe(
    '<p>The candidate worked at an employer from 2019 - 2021. Anabel did not. …, …, profile …</p>',
  );
  expect(clean.headerContent).toBe('<h1>The candidate</h1>');
  expect(clean.completedProfile[1]?.files).toEqual([]);
  expect(clean.completedProfile[2]?.content).toBe('<p>avery@northwind.example, …</p>');
  expect(clean.footerContent).toBe('<p>The candidate, …, presented by Ana Avery, avery@northwind.example</p>');
  expect(identifyingFindings(clean, profile)).toEqual([]);
});
