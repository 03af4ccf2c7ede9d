import { array, number, string } from 'yup';
import { record } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import type { AtsSubmission } from '../ats/applicant-tracking';
import { read, type BullhornSettings } from './bullhorn-http';
import { askData } from './bullhorn-request';

/** An answer without a list is refused: taking it for an empty one would submit a candidate twice. */
const found = record({
  data: array()
    .of(record({ id: number().required(), status: string().nullable() }))
    .required(),
});

/**
 * Sets the status of a candidate's submission to a job, and adds the submission if there is none. What an earlier try has
 * written is found and not written again.
 * Source: https://bullhorn.github.io/Creating-a-Submission
 */
export async function saveSubmission(
  settings: BullhornSettings,
  session: AtsSession,
  { candidateId, jobId, status, authorId }: AtsSubmission,
): Promise<void> {
  const name = 'JobSubmission';
  const [candidate, jobOrder] = [Number(candidateId), Number(jobId)];
  const body = await askData(settings, session, {
    name,
    path: `query/${name}`,
    query: {
      where: `candidate.id=${candidate} AND jobOrder.id=${jobOrder} AND isDeleted=false`,
      fields: 'id,status',
      orderBy: '-id',
      count: '1',
    },
  });
  const [known] = read(name, found, body).data;
  if (known?.status === status) return;
  if (known) {
    await askData(settings, session, { name, path: `entity/${name}/${known.id}`, method: 'POST', json: { status } });
    return;
  }
  const sender = authorId === '' ? {} : { sendingUser: { id: Number(authorId) } };
  const json = { candidate: { id: candidate }, jobOrder: { id: jobOrder }, status, ...sender };
  await askData(settings, session, { name, path: `entity/${name}`, method: 'PUT', json });
}
