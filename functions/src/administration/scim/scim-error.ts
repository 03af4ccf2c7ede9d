import { PortalError, type ErrorKind } from '@portal/domain/errors/portal-error';
import type { AnswerShape } from '../../runtime/answer';

/** Details of errors that SCIM defines (RFC 7644, section 3.12). */
type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** An error that names its SCIM detail. */
export class ScimError extends PortalError {
  constructor(
    readonly scimType: ScimType,
    userMessage: string,
  ) {
    super(scimType === 'uniqueness' ? 'conflict' : 'invalidRequest', { userMessage, detail: scimType });
  }
}

/** The detail of errors that other parts throw. */
const scimTypes: Partial<Record<ErrorKind, ScimType>> = {
  invalidRequest: 'invalidSyntax',
  invalidQuery: 'invalidValue',
};

/** Answers and errors as SCIM has them (RFC 7644, sections 3.1 and 3.12). */
export const scimShape: AnswerShape = {
  contentType: 'application/scim+json; charset=utf-8',
  data: (data) => data,
  error: (error) => {
    const scimType = error instanceof ScimError ? error.scimType : scimTypes[error.kind];
    return {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(error.status),
      ...(scimType === undefined ? {} : { scimType }),
      detail: error.userMessage,
    };
  },
};
