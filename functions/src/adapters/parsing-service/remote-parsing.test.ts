import { describe, expect, test } from '@jest/globals';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { Deadline } from '@portal/matching/documents/limits';
import { callDeadline, callSeconds } from '../../runtime/call-deadline';
import { engineInProcess } from '../../testing/engine-in-process';
import { parsingServiceForTests, serviceAccount, type Trouble } from '../../testing/parsing-service-server';
import { recordingLogger } from '../../testing/fake-ports';
import { remoteParsing } from './remote-parsing';
import { sovrenV9 } from './sovren-v9';
import { txV10 } from './tx-v10';

const today = '2025-06-15';
const ofCall = () => ({ today, deadline: callDeadline(callSeconds) });
const resumeText = `Jane Doe
Boston, MA 02101 | jane.doe@example.com | (617) 555-0134

Experience
Registered Nurse, Mercy Hospital, Boston, MA
June 2018 - Present
- Triage and patient care in a unit of 24 beds.

Education
Bachelor of Science in Nursing, Boston College, 2018

Skills
Triage, Patient care, ACLS
`;
const jobText =
  'Registered Nurse\nRequirements\n- Triage\n- Dialysis\n- Bachelor of Science in Nursing\n- 3 years of experience';

const service = parsingServiceForTests();

const cases = [
  ['Sovren v9', sovrenV9, '/v9', 'sovren'],
  ['Tx v10', txV10, '/v10', 'tx'],
] as const;

describe.each(cases)('%s', (_name, version, path, prefix) => {
  const lines: string[] = [];
  const parsing = (changes: { serviceKey?: string; timeoutMs?: number } = {}) =>
    remoteParsing({
      version,
      url: `${service.url}${path}`,
      ...serviceAccount,
      embedded: engineInProcess,
      log: recordingLogger(lines),
      ...changes,
    });
  const document = { bytes: Buffer.from(resumeText), fileName: 'jane.txt' };
  const parse = (changes?: Parameters<typeof parsing>[0]) => parsing(changes).parseResume(document, ofCall());

  test('parses a resume into our model, with the account in the headers', async () => {
    const { parsed, text, html } = await parse();
    expect(parsed).toMatchObject({
      firstName: 'Jane',
      lastName: 'Doe',
      email: 'jane.doe@example.com',
      address: { city: 'Boston', state: 'MA', zipCode: '02101' },
      work: [{ title: 'Registered Nurse', companyName: 'Mercy Hospital', startDate: '2018-06', endDate: 'present' }],
      education: [{ school: 'Boston College', degreeType: 'bachelors', endDate: '2018' }],
      summary: { currentJobTitle: 'Registered Nurse' },
      engineVersion: version.engineVersion,
    });
    expect(parsed.skills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Triage']));
    expect(text).toContain('Mercy Hospital');
    expect(html).toContain('<');
    expect(service.seen[0]?.headers).toMatchObject({
      [`${prefix}-accountid`]: serviceAccount.accountId,
      [`${prefix}-servicekey`]: serviceAccount.serviceKey,
    });
  });

  test('grades many resumes against a job with the bimetric scorer, in their order', async () => {
    const { parsed: job } = await parsing().parseJobText(jobText, { today });
    expect(job).toMatchObject({
      title: 'Registered Nurse',
      degree: { type: 'bachelors' },
      experienceYears: { min: 3 },
    });
    const { parsed: nurse } = await parse();
    const other = { ...nurse, skills: [], work: [], education: [], certifications: [] };
    service.seen.length = 0;
    const resumes = [...Array.from({ length: 26 }, () => other), nurse];
    const grades = await parsing().grade({ job, resumes, weights: null, mustHaves: null, today });
    expect(service.seen).toHaveLength(2);
    expect(grades).toHaveLength(27);
    const [weak, strong] = [grades[0], grades[26]];
    expect(strong?.weightedScore).toBeGreaterThan(weak?.weightedScore ?? 100);
    const skills = strong?.categories.find(({ category }) => category === 'skills');
    expect(skills?.evidence).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ asked: 'Triage', outcome: 'found' }),
        expect.objectContaining({ asked: 'Dialysis', outcome: 'missing' }),
      ]),
    );
    const sum = strong?.categories.reduce((total, { weight }) => total + weight, 0);
    expect(sum).toBeCloseTo(1, 6);
    expect(strong?.categories.find(({ category }) => category === 'languages')?.isAsked).toBe(false);
  });

  test('adds, matches and removes documents of indexes, each idempotently', async () => {
    const { indexes } = parsing();
    if (!indexes) throw new Error('no indexes');
    const [jobs, resumes] = ['Agency-1_Jobs', 'Agency-1_Resumes'];
    await indexes.create(jobs, 'jobs');
    await indexes.create(jobs, 'jobs');
    const { parsed: job } = await parsing().parseJobText(jobText, { today });
    const { parsed: nurse } = await parse();
    await indexes.putJob({ indexId: jobs, documentId: 'Job-1' }, job);
    // The index of resumes is missing and is created.
    await indexes.putResume({ indexId: resumes, documentId: 'Jane' }, nurse);
    await indexes.putResume({ indexId: resumes, documentId: 'Nobody' }, { ...nurse, skills: [], work: [] });
    expect([...service.indexes.keys()].sort()).toEqual(['agency-1_jobs', 'agency-1_resumes']);
    const kept = JSON.stringify([...(service.indexes.get('agency-1_resumes') ?? [])]);
    expect(kept).toContain('Triage');
    for (const personal of ['Jane', 'Doe', 'jane.doe@example.com', '617', '02101'])
      expect(kept).not.toContain(personal);

    const documentIds = ['Nobody', 'Jane', ...Array.from({ length: 120 }, (_, index) => `gone-${index}`)];
    const asked = { job: { indexId: jobs, documentId: 'Job-1' }, parsedJob: job, resumeIndexId: resumes, documentIds };
    service.seen.length = 0;
    const grades = await indexes.match({ ...asked, weights: await parsing().suggestWeights(job) });
    expect(service.seen).toHaveLength(2);
    expect([...grades.keys()].sort()).toEqual(['Jane', 'Nobody']);
    expect(grades.get('Jane')?.weightedScore).toBeGreaterThan(grades.get('Nobody')?.weightedScore ?? 100);
    const [bimetric] = await parsing().grade({ job, resumes: [nurse], weights: null, mustHaves: null, today });
    expect(grades.get('Jane')?.weightedScore).toBe(bimetric?.weightedScore);

    for (const _time of [1, 2]) {
      await indexes.removeDocument({ indexId: resumes, documentId: 'Jane' });
      await indexes.remove(jobs);
    }
    expect([...(service.indexes.get('agency-1_resumes')?.keys() ?? [])]).toEqual(['nobody']);
    await expect(indexes.match({ ...asked, weights: {} })).rejects.toMatchObject({ kind: 'internal' });
    await expect(indexes.create('../account', 'jobs')).rejects.toMatchObject({ kind: 'internal' });
    await indexes.remove(resumes);
  });

  test('refused keys are an internal error and are not logged', async () => {
    lines.length = 0;
    await expect(parse({ serviceKey: 'wrong-key' })).rejects.toMatchObject({ kind: 'internal' });
    expect(lines.join()).toContain('AuthenticationError');
    expect(lines.join()).not.toContain('wrong-key');
  });

  test('waits and retries after too many requests, twice at most', async () => {
    const busy: Trouble = { status: 429, code: 'TooManyRequests', headers: { 'retry-after': '0' } };
    service.troubles.push(busy, busy);
    expect((await parse()).parsed.firstName).toBe('Jane');
    service.troubles.push(busy, busy, busy);
    await expect(parse()).rejects.toMatchObject({ kind: 'tooManyRequests' });
    service.seen.length = 0;
    service.troubles.push({ ...busy, headers: { 'retry-after': '600' } });
    await expect(parse()).rejects.toMatchObject({ kind: 'tooManyRequests' });
    expect(service.seen).toHaveLength(1);
  });

  test('does not wait beyond the deadline of the call', async () => {
    const ofShortCall = () => ({ today, deadline: new Deadline(100) });
    service.troubles.push('silence');
    await expect(parsing().parseResume(document, ofShortCall())).rejects.toMatchObject({ kind: 'unavailable' });
    service.troubles.push({ status: 429, code: 'TooManyRequests', headers: { 'retry-after': '9' } });
    const refused = parsing().parseResume(document, { today, deadline: new Deadline(8_000) });
    await expect(refused).rejects.toMatchObject({ kind: 'tooManyRequests' });
    expect(service.seen).toHaveLength(2);
  });

  test('a silent or unreachable service is unavailable and is not called again', async () => {
    const down = { kind: 'unavailable', userMessage: uploadFaultTexts.serviceDown };
    service.troubles.push('silence');
    await expect(parse({ timeoutMs: 100 })).rejects.toMatchObject(down);
    service.troubles.push({ status: 503, code: 'ServiceUnavailable' });
    await expect(parse()).rejects.toMatchObject(down);
    expect(service.seen).toHaveLength(2);
    const away = remoteParsing({
      version,
      url: 'http://127.0.0.1:1',
      ...serviceAccount,
      embedded: engineInProcess,
      log: recordingLogger(),
    });
    await expect(away.parseResume(document, ofCall())).rejects.toMatchObject(down);
  });

  test.each([
    ['ovIsImage', uploadFaultTexts.noText],
    ['ovIsEncrypted', uploadFaultTexts.encrypted],
    ['ovCorrupt', uploadFaultTexts.corrupt],
    ['ovUnsupportedFormat', uploadFaultTexts.unsupportedType],
    ['ConversionException', uploadFaultTexts.corrupt],
    ['RequestTooLarge', uploadFaultTexts.tooLarge],
  ])('a document that is %s has its sentence', async (code, userMessage) => {
    service.troubles.push({ status: 422, code });
    await expect(parse()).rejects.toMatchObject({ userMessage });
  });
});
