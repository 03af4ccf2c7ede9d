import { expect, test } from '@jest/globals';
import { documentFromText } from '../document-from-text';
import { documentToHtml } from '../document-to-html';
import { grade } from '../grading/grade';
import { parseJob } from '../job/parse-job';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { toEnvelope, toMatchRow } from './match-row';
import { toSovrenJob } from './sovren-job';
import { toSovrenResume } from './sovren-resume';

const resume = resumeOf(
  resumeText({
    name: 'Jane Doe',
    work: [{ title: 'Line Cook', company: 'Blue Grill LLC', dates: 'Jan 2019 – present' }],
    skills: ['HACCP'],
    education: 'High School Diploma, North High School',
  }),
);

test("a resume has the paths of the service's format", () => {
  expect(toSovrenResume(resume)).toMatchObject({
    Resume: {
      StructuredXMLResume: {
        ContactInfo: { PersonName: { GivenName: 'Jane', FamilyName: 'Doe' } },
        EmploymentHistory: {
          EmployerOrg: [
            {
              EmployerOrgName: 'Blue Grill LLC',
              PositionHistory: [
                {
                  '@currentEmployer': 'true',
                  Title: 'Line Cook',
                  StartDate: { YearMonth: '2019-01' },
                  EndDate: { StringDate: 'current' },
                },
              ],
            },
          ],
        },
        EducationHistory: { SchoolOrInstitution: [{ School: [{ SchoolName: 'North High School' }] }] },
      },
      NonXMLResume: { TextResume: resume.text },
    },
  });
});

test("a job has the paths of the service's format", () => {
  expect(toSovrenJob(parseJob('Line Cook\nRequirements\n- HACCP\n- 2+ years of experience'))).toMatchObject({
    SovrenData: {
      JobTitles: { MainJobTitle: 'Line Cook' },
      MinimumYears: '2',
      RequiredSkills: { RequiredSkill: ['HACCP'] },
    },
  });
});

test('a grade is a row of the match response, in its envelope', () => {
  const result = grade({ job: parseJob('Line Cook\nRequirements\n- HACCP'), resume, today });
  const row = toMatchRow(result, { id: 'r1', indexId: 'acme_resumes' });
  expect(row).toMatchObject({ Id: 'r1', IndexId: 'acme_resumes', WeightedScore: result.weightedScore });
  expect(row.UnweightedCategoryScores).toContainEqual({
    Category: 'SKILLS',
    UnweightedScore: expect.any(Number),
    TermsFound: ['HACCP'],
  });
  expect(toEnvelope({ Matches: [row] })).toMatchObject({
    Info: { Code: 'Success' },
    Value: { Matches: [{ Id: 'r1' }] },
  });
});

test("a document's HTML contains structure and escaped text only", () => {
  const html = documentToHtml(documentFromText('Jane <script>alert(1)</script> & "Co"\n• one\n• two'));
  expect(html).toBe(
    '<p>Jane &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
});
