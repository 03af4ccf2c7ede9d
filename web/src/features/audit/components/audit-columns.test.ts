import { expect, test } from '@jest/globals';
import { auditEntrySchema } from '@portal/domain/audit/audit-entry';
import { rowsAsCsv } from '../../../components/grid/export-rows';
import { auditColumns } from './audit-columns';

const at = Date.UTC(2026, 10, 30, 17, 15, 49);
const entry = auditEntrySchema.cast({
  ...{ id: 'e', at, action: 'candidateOpened', uid: 'maya', email: 'maya@agency.example' },
  ...{ impersonatedBy: 'root@portal.example', subject: { jobId: 'j1', candidateId: 'c1' }, candidateIds: ['c1'] },
});

test('a file has seconds, zone and names', () => {
  const names = { ofUser: () => 'Maya Lin', ofSubject: () => 'Candidate Ada Ng, Job Nurse' };
  const [, row = ''] = rowsAsCsv(auditColumns(names), [entry]).split('\r\n');
  const [time = '', action] = row.split(',').map((cell) => cell.replaceAll('"', ''));
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:49[+-]\d\d:\d\d$/);
  expect(Date.parse(time)).toBe(at);
  expect(action).toBe('Candidate opened');
  expect(row).toContain('root@portal.example as Maya Lin, maya@agency.example');
  expect(row).toContain('Candidate Ada Ng, Job Nurse');
});
