import { expect, test } from '@jest/globals';
import { isKeywordLine, keywordLineShare } from './keyword-stuffing';

const words =
  'Kubernetes OpenShift EKS Terraform Jenkins GitLab Linux Python Bash Prometheus Grafana Splunk AWS Vault Helm Istio Kafka Redis';

test.each([words, words.replaceAll(' ', ' | '), words.replaceAll(' ', ' * '), words.replaceAll(' ', ', ')])(
  'a keyword list: %s',
  (line) => {
    expect(isKeywordLine(line)).toBe(true);
  },
);

test.each([
  'Ran clusters for 140 services with Helm, Istio and Terraform, patched them without downtime, and wrote the golden image that three divisions copied',
  'Leitete die Buchhaltung mit zwölf Kollegen, führte das neue System ein und schulte alle Standorte der Gruppe in Deutschland und Österreich',
  'Python, SQL, Airflow',
  '2020 - now: Welder, Quay works, pipes, tanks, valves, flanges, pumps, ducts, frames',
])('not a keyword list: %s', (line) => {
  expect(isKeywordLine(line)).toBe(false);
});

test('the keyword share is relative to text about work', () => {
  const one = keywordLineShare([words, 'Short line'], ['Short line']);
  expect(keywordLineShare([words, 'Short line', 'Ann Lee', '12 High Street'], ['Short line'])).toBe(one);
  expect(keywordLineShare([words, words, 'Short line'], ['Short line'])).toBeGreaterThan(one);
  expect(keywordLineShare([words, 'Ann Lee'], [])).toBe(1);
  expect(keywordLineShare(['Short line'], ['Short line'])).toBe(0);
});

test('a list with three times as much description is not stuffing', () => {
  expect(keywordLineShare([words], ['a'.repeat(words.length * 3)])).toBe(0);
  expect(keywordLineShare([words], ['a'.repeat(words.length)])).toBeGreaterThan(0.2);
});
