import type { clientApi } from '@portal/domain/contracts/client-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { maxJobDescriptionLength } from '@portal/domain/jobs/job';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { oneAtATime } from '../runtime/one-at-a-time';
import { limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { todayOf } from '../runtime/today';
import { receiveCleanFile } from '../uploads/receive-clean-file';
import { clientMayAddJob } from './client-may-add-job';

const readFiles = { name: 'clientJobFiles', max: 20, windowSeconds: 3_600, userMessage: clientTexts.tooManyJobs };

/** One document can take all memory of an instance. */
const inTurn = oneAtATime();

/**
 * The text of a job description in a file, which the client looks through before adding the job. The file is not stored.
 * @throws PortalError `permissionDenied` where clients add no jobs; `unusableFile` and `tooLarge` with a sentence about the file;
 *   `tooManyRequests`.
 */
export async function readJobFile(
  key: RequestOf<typeof clientApi.readJobFile>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.readJobFile>> {
  const { access } = await clientMayAddJob(context, key);
  await limitRate(context, readFiles, access.contactId);
  const { bytes, fileName } = await receiveCleanFile(context);
  const options = { today: todayOf(context.clock), deadline: context.deadline };
  const { text } = await inTurn(() => context.parsing.parseJob({ bytes, fileName }, options));
  return { description: text.trim().slice(0, maxJobDescriptionLength) };
}
