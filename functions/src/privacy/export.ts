import type { privacyApi } from '@portal/domain/contracts/privacy-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { privacyTexts } from '@portal/domain/texts/privacy';
import type { StaffContext } from '../runtime/route';
import { signedFileUrl } from '../runtime/signed-file-url';
import { requireRecentProof } from '../users/require-recent-proof';
import { runUnderWay, startRun } from './erasure';
import { findPerson } from './find-person';

type ExportCall = typeof privacyApi.exportPerson;
type DownloadCall = typeof privacyApi.downloadExport;

const contentTypes = { json: 'application/json', pdf: 'application/pdf' } as const;

/**
 * Starts the export of a candidate's person.
 * @throws PortalError as `requireRecentProof` and `findPerson`; `conflict` while the person is being erased.
 */
export async function exportPerson(input: RequestOf<ExportCall>, context: StaffContext): Promise<AnswerOf<ExportCall>> {
  requireRecentProof(context);
  const { organizationId } = input;
  const { person } = await findPerson(context, input);
  if (await runUnderWay(context, organizationId, 'erasure', person)) {
    throw new PortalError('conflict', { userMessage: privacyTexts.underWay });
  }
  const running = await runUnderWay(context, organizationId, 'export', person);
  return { runId: running ?? (await startRun(context, organizationId, 'export', person, context.actor)) };
}

/**
 * A short-lived URL of a finished export.
 * @throws PortalError as `requireRecentProof`; `notFound` for an unknown, unfinished or expired one.
 */
export async function downloadExport(
  { organizationId, runId, format }: RequestOf<DownloadCall>,
  context: StaffContext,
): Promise<AnswerOf<DownloadCall>> {
  requireRecentProof(context);
  const { store, clock, files } = context;
  const run = await store.privacyRuns.get({ organizationId, id: runId });
  const isOpen = run?.kind === 'export' && run.state === 'done' && (run.expiresAt ?? 0) > clock.now();
  const path = storagePaths.personExport(organizationId, runId, format);
  if (!isOpen || !(await files.facts(path)))
    throw new PortalError('notFound', { userMessage: privacyTexts.exportGone });
  const day = new Date(run.finishedAt?.toMillis() ?? clock.now()).toISOString().slice(0, 10);
  const fileName = privacyTexts.exportFile(day, format);
  return { url: signedFileUrl(context, { path, fileName, contentType: contentTypes[format] }), fileName };
}
