import type { privacyApi } from '@portal/domain/contracts/privacy-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isNameConfirmed, type Person } from '@portal/domain/privacy/person';
import { isRunUnderWay, type PrivacyRunKind } from '@portal/domain/privacy/privacy-run';
import { privacyTexts } from '@portal/domain/texts/privacy';
import { hashesOf } from '../candidates/erased-people';
import { auditActor } from '../runtime/audit-actor';
import type { StaffActor, StaffContext } from '../runtime/route';
import { requireRecentProof } from '../users/require-recent-proof';
import { findPerson } from './find-person';
import { personFiles } from './own-places';
import { personPlaces } from './person-places';
import { rememberErased } from './remember-erased';
import { runIdsOf, subjectOf } from './subject';

/** Who starts a run. The portal itself does it without a user: a rule, a candidate's link, a restored database. */
type Requester = { uid: string; displayName: string } & Partial<Pick<StaffActor, 'email' | 'impersonatedBy'>>;

type PreviewCall = typeof privacyApi.previewErasure;
type EraseCall = typeof privacyApi.erasePerson;

/**
 * What an erasure of a candidate's person would reach.
 * @throws PortalError as `findPerson`.
 */
export async function previewErasure(
  input: RequestOf<PreviewCall>,
  context: StaffContext,
): Promise<AnswerOf<PreviewCall>> {
  const { organizationId } = input;
  const { person, candidates, others, keptContactIds } = await findPerson(context, input);
  const titles = new Map<string, string>();
  for (const jobId of new Set(candidates.map((candidate) => candidate.jobId))) {
    titles.set(jobId, (await context.store.jobs.get(organizationId, jobId))?.jobTitle ?? '');
  }
  let files = 0;
  for await (const page of personFiles(subjectOf(organizationId, person), context)) files += page.length;
  return {
    name: person.name,
    candidates: candidates.map(({ jobId, id, foundBy, fullName }) => ({
      ...{ jobId, candidateId: id, foundBy, name: fullName },
      jobTitle: titles.get(jobId) ?? '',
    })),
    marketingCandidates: person.skillsCandidateIds.length,
    contacts: person.contactIds.length + person.leadIds.length,
    keptContacts: keptContactIds.length,
    files,
    others: others.length,
    runId: (await runUnderWay(context, organizationId, 'erasure', person)) ?? '',
  };
}

/**
 * Starts the erasure of a candidate's person. From then on nobody imports the person again.
 * @throws PortalError as `requireRecentProof` and `findPerson`; `invalidRequest` when the typed name is another one.
 */
export async function erasePerson(input: RequestOf<EraseCall>, context: StaffContext): Promise<AnswerOf<EraseCall>> {
  requireRecentProof(context);
  const { organizationId, confirmation } = input;
  const { person } = await findPerson(context, input);
  if (!isNameConfirmed(confirmation, person.name)) {
    throw new PortalError('invalidRequest', { userMessage: privacyTexts.wrongName });
  }
  const running = await runUnderWay(context, organizationId, 'erasure', person);
  if (running) return { runId: running };
  return { runId: await startErasure(context, organizationId, person, context.actor) };
}

/** Starts an erasure, also without a user: a restored database erases again. @returns the run's id. */
export async function startErasure(
  ports: Pick<StaffContext, 'store' | 'clock' | 'config' | 'files'>,
  organizationId: string,
  person: Person,
  requester: Requester,
): Promise<string> {
  await rememberErased(ports, organizationId, [
    ...person.emails.flatMap((email) => hashesOf(ports, organizationId, { email })),
    ...person.atsIds.flatMap((atsId) => hashesOf(ports, organizationId, { atsId })),
  ]);
  return await startRun(ports, organizationId, 'erasure', person, requester);
}

/** What the audit trail calls the start of a run. Its entry names the run alone, because an erasure does not change it. */
const auditActions: Readonly<Record<PrivacyRunKind, string>> = {
  erasure: 'personErasureStarted',
  export: 'personExportStarted',
};

/** Starts a run about a person, unless one is under way. @returns its id. */
export async function startRun(
  ports: Pick<StaffContext, 'store' | 'clock' | 'config'>,
  organizationId: string,
  kind: PrivacyRunKind,
  person: Person,
  requester: Requester,
): Promise<string> {
  const [id] = runIdsOf(ports, organizationId, kind, person);
  const run = {
    ...{ organizationId, id, kind },
    requestedBy: requester.uid,
    requestedByName: requester.displayName,
    jobs: new Set(person.candidates.map(({ jobId }) => jobId)).size,
    total: personPlaces.length,
  };
  await ports.store.privacyRuns.start(run, person, {
    at: ports.clock.now(),
    action: auditActions[kind],
    ...auditActor({ email: '', impersonatedBy: null, ...requester }),
    subject: { runId: id },
    details: requester.uid === '' ? requester.displayName : '',
  });
  return id;
}

/** The run about a person that users wait for; null without one. */
export async function runUnderWay(
  ports: Pick<StaffContext, 'store' | 'config'>,
  organizationId: string,
  kind: PrivacyRunKind,
  person: Person,
): Promise<string | null> {
  for (const id of runIdsOf(ports, organizationId, kind, person)) {
    const run = await ports.store.privacyRuns.get({ organizationId, id });
    if (run && isRunUnderWay(run)) return id;
  }
  return null;
}
