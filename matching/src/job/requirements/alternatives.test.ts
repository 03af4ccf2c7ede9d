import { expect, test } from '@jest/globals';
import { documentFromText } from '../../document-from-text';
import { parseJob } from '../parse-job';

const requiredOf = (line: string): string[] =>
  parseJob(documentFromText(`Data Engineer\nMaple Data\n\nRequirements\n- ${line}`))
    .skills.filter(({ required }) => required)
    .map(({ asWritten }) => asWritten);

test.each([
  ['Experience with Kafka, Airflow and Spark', ['Kafka', 'Airflow', 'Spark']],
  ['5+ years of data or backend engineering', []],
  ['Strong Python and SQL', ['Python', 'SQL']],
])('%s', (line, required) => {
  expect(requiredOf(line)).toEqual(required);
});
