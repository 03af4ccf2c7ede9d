import { ValidationError } from 'yup';
import type { Endpoint } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';

/**
 * The input of a call, cast by its contract; unknown fields are dropped.
 * @param input body of a POST, query of a GET.
 * @throws PortalError `invalidRequest` or `invalidQuery` (000 §8); which field it was goes to the log.
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
    // A schema reads nothing but its input: whatever else it throws (for a key `__proto__`, or an object that is to be
    // trimmed like a text), the input is to blame. The field's name and the rule go to the log, never the value.
    const detail =
      error instanceof ValidationError ? `${error.path ?? 'input'}: ${error.type ?? 'invalid'}` : 'cannot be cast';
    throw new PortalError(kind, { detail });
  }
}
