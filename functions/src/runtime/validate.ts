import { ValidationError } from 'yup';
import type { Endpoint } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';

/**
 * Casts the input of a call by its contract; unknown fields are dropped.
 * @param input body of a POST, query of a GET.
 * @throws PortalError `invalidRequest` or `invalidQuery`; the field goes to the log.
 */
export async function validateInput(endpoint: Endpoint, input: unknown): Promise<unknown> {
  const kind = endpoint.method === 'GET' ? 'invalidQuery' : 'invalidRequest';
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new PortalError(kind, { detail: 'input is not an object' });
  }
  try {
    const cast: unknown = await endpoint.request.validate(input, { abortEarly: true });
    return cast;
  } catch (error) {
    // A schema reads only its input, so every other error (for a key `__proto__`, or an object in place of a text) is
    // the input's fault too. Field and rule go to the log, never the value.
    const detail =
      error instanceof ValidationError ? `${error.path ?? 'input'}: ${error.type ?? 'invalid'}` : 'cannot be cast';
    throw new PortalError(kind, { detail });
  }
}
