import { expect, test } from '@jest/globals';
import { resumeOf } from '../testing/resume-text';

/** Lists of skills as people write them, with the entries that they hold. */
const lists: readonly (readonly [string, string])[] = [
  ['Java, Python, SQL and Excel', 'Java; Python; SQL; Excel'],
  [
    'Languages: Java, Python\nTools - Git, Docker\nDatabases: PostgreSQL, MySQL',
    'Java; Python; Git; Docker; PostgreSQL; MySQL',
  ],
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
