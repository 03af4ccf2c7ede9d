import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';
import { inAtsSession } from './ats-session';

/** Imports the fields of an entity, for the variables of templates, and answers them. */
export async function metadata(
  { orgId, entity }: RequestOf<typeof middlewareApi.metadata>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.metadata>> {
  const fields = await inAtsSession(context, orgId, (ats, session) => ats.fields(session, entity));
  await context.store.atsRecords.saveFields(orgId, entity, fields, context.clock.now());
  return { fields };
}

/** The statuses that a job may have in the ATS. */
export async function jobStatuses(
  { orgId }: RequestOf<typeof middlewareApi.jobStatuses>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.jobStatuses>> {
  const fields = await inAtsSession(context, orgId, (ats, session) => ats.fields(session, 'JobOrder'));
  return { options: fields.find(({ name }) => name === 'status')?.options ?? [] };
}
