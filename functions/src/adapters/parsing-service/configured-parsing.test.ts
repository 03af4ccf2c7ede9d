import { expect, test } from '@jest/globals';
import { engineVersion } from '@portal/matching/engine-version';
import { callDeadline, callSeconds } from '../../runtime/call-deadline';
import type { Config } from '../../runtime/config';
import { recordingLogger } from '../../testing/fake-ports';
import { parsingServiceForTests, serviceAccount } from '../../testing/parsing-service-server';
import { configuredParsing } from './configured-parsing';
import { documentTasks } from './document-tasks';

const resume = 'Jane Doe\njane.doe@example.com\n\nExperience\nRegistered Nurse, Mercy Hospital, 2018 - Present\n';

const service = parsingServiceForTests();

const parse = (parsingService: Config['parsingService']) =>
  configuredParsing({ parsingService }, { documents: documentTasks, log: recordingLogger() }).parseResume(
    { bytes: Buffer.from(resume), fileName: 'jane.txt' },
    { today: '2025-06-15', deadline: callDeadline(callSeconds) },
  );

test.each([
  ['sovren9', '/v9'],
  ['tx10', '/v10'],
] as const)('with %s configured it calls the service of that version with its account', async (version, path) => {
  const { parsed } = await parse({ version, url: `${service.url}${path}`, ...serviceAccount });
  expect(service.seen.map((call) => call.path)).toEqual([`${path}/parser/resume`]);
  expect(parsed).toMatchObject({ firstName: 'Jane', lastName: 'Doe' });
  expect(parsed.engineVersion).not.toBe(engineVersion);
});

test('without a service it uses the built-in engine only', async () => {
  const { parsed } = await parse(null);
  expect(service.seen).toEqual([]);
  expect(parsed).toMatchObject({ firstName: 'Jane', lastName: 'Doe', engineVersion });
});
