import { expect, test } from '@jest/globals';
import { statusId } from '@portal/domain/candidates/status-text';
import { submissionStatusSchema } from '@portal/domain/candidates/submission-status';
import { newOrganization } from '@portal/domain/organizations/organization';
import { boardColumns } from './status-choices';

const { bullhorn } = newOrganization({ id: 'o', name: 'O' }).integration;
const status = (changes: object) => submissionStatusSchema.cast(changes);

test('a candidate with the changes of a column is in that column', () => {
  const columns = boardColumns({ ...bullhorn, bhStatuses: ['Offer'] }, [status({ detail: 'Old status' })]);
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['Submitted', 'Offer', 'Old status']));
  expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
  for (const { id, changes } of columns) {
    for (const before of [status({}), status({ accountManager: true, client: true, detail: 'Offer' })]) {
      expect(statusId({ ...before, ...changes })).toBe(id);
    }
  }
});
