import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines, writeRight } from '../../documents/testing/make-pdf';
import { resumeOf } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

/** Lists of skills as written, with their entries. */
const lists: readonly (readonly [string, string])[] = [
  ['Java, Python, SQL and Excel', 'Java; Python; SQL; Excel'],
  [
    'Languages: Java, Python\nTools - Git, Docker\nDatabases: PostgreSQL, MySQL',
    'Java; Python; Git; Docker; PostgreSQL; MySQL',
  ],
  ['Languages - Java, Python\nTools - Git', 'Java; Python; Git'],
  ['Languages—Java, Python\nTools—Git, Docker', 'Java; Python; Git; Docker'],
  ['Languages: Java, Python | Tools: Git, Docker', 'Java; Python; Git; Docker'],
  ['Languages: Java, Python; Tools: Git, Docker', 'Java; Python; Git; Docker'],
  ['Tools – Git', 'Git'],
  ['CAD / CAM\nEpic', 'CAD / CAM; Epic'],
  ['Budgeting, ELD / Telematics', 'Budgeting; ELD / Telematics'],
  ['Git / Docker / Helm', 'Git; Docker; Helm'],
  ['Skill          Years    Level\nSelenium 6     Expert\nJava           5        Advanced', 'Selenium; Java'],
  ['Budgeting\nAsks until the numbers make sense.\nForecasting', 'Budgeting; Forecasting'],
  ['Node.js - Express\nReact - Redux', 'Node.js - Express; React - Redux'],
  ['Fluid mechanics – laminar\nTeamwork', 'Fluid mechanics – laminar; Teamwork'],
  ['• Patient care\n• Wound care\n• Time management', 'Patient care; Wound care; Time management'],
  ['Java (5 years), Python (expert), SQL – advanced', 'Java; Python; SQL'],
  ['Programming Languages\nJava, Python\nFrameworks\nSpring, Django', 'Java; Python; Spring; Django'],
  ['Microsoft Office (Word, Excel, PowerPoint), QuickBooks', 'Microsoft Office (Word, Excel, PowerPoint); QuickBooks'],
  ['Team leadership | Budgeting | Forecasting', 'Team leadership; Budgeting; Forecasting'],
  ['Java ★★★★☆\nPython ★★★☆☆', 'Java; Python'],
  ['Java 90%\nPython 80%', 'Java; Python'],
  ['Java          Expert\nPython        Intermediate', 'Java; Python'],
  ['C++, C#, .NET, Node.js, CI/CD, R&D', 'C++; C#; .NET; Node.js; CI/CD; R&D'],
  ['• Languages: English (native), Spanish (fluent)\n• Software: Excel, SAP', 'Excel; SAP'],
  [
    'Customer Service    Cash Handling    Inventory\nPOS Systems    Food Safety    Scheduling',
    'Customer Service; Cash Handling; Inventory; POS Systems; Food Safety; Scheduling',
  ],
  ['Proficient with Microsoft Excel, Word, and Outlook', 'Microsoft Excel; Word; Outlook'],
  ['SOFT SKILLS: Communication, Teamwork\nTECHNICAL SKILLS: AutoCAD, Revit', 'Communication; Teamwork; AutoCAD; Revit'],
  [
    'Processes     GTAW, SMAW, FCAW\nOther         Rigging, Isometric drawings',
    'GTAW; SMAW; FCAW; Rigging; Isometric drawings',
  ],
  ['Skills\nJava, Python', 'Java; Python'],
  ['Hot stick work (Advanced):\nPole framing (Beginner):', 'Hot stick work; Pole framing'],
  ['Fonds et sauces (master)\nHACCP (débutant)', 'Fonds et sauces; HACCP'],
  ['- Excel\n- SAP\n- Data entry (70 wpm)', 'Excel; SAP; Data entry (70 wpm)'],
];

test.each(lists)('lists %j', (text, expected) => {
  const { skills } = resumeOf(
    `Jane Doe\njane@example.com\n\nSKILLS\n${text}\n\nEDUCATION\nB.A. Economics, University of Denby, 2014`,
  );
  const listed = skills.filter(({ foundIn }) => foundIn.includes('skills'));
  expect(listed.map(({ asWritten }) => asWritten).join('; ')).toBe(expected);
});

test('keeps apart skills that differ by a sign only', () => {
  const { skills } = resumeOf('Jane Doe\n\nSKILLS\nC, C++, C#, F#, .NET');
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['C', 'C++', 'C#', 'F#', '.NET']);
});

test('skills beside an address of mail or a link are read', () => {
  const { skills } = resumeOf('Jane Doe\n\nSKILLS\nPython\nVue.js\nNode.js\njane@example.com\nKubernetes');
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['Python', 'Vue.js', 'Node.js', 'Kubernetes']);
});

test('the name of a group in small letters beside its list is none of its entries', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 40, ['Jane Doe'], { size: 18 });
    writeLines(page, 130, 80, ['Skills'], { size: 14 });
    writeRight(page, 122, 110, 'Process');
    writeLines(page, 130, 110, ['HAZOP, Distillation, Scale-up']);
    writeRight(page, 122, 127, 'Quality', { size: 9 });
    writeLines(page, 130, 130, ['Minitab, SPC, Auditing']);
  });
  const { skills } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(skills.map(({ asWritten }) => asWritten)).toEqual([
    'HAZOP',
    'Distillation',
    'Scale-up',
    'Minitab',
    'SPC',
    'Auditing',
  ]);
});
