/** One complaint about a property, part of an error's answer. */
export interface PropertyError {
  detailMessage: string;
  propertyName: string;
  severity: string;
  type: string;
}

/** An error that is answered in the vendor's form. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly details: { entityName?: string; errors?: readonly PropertyError[] } = {},
  ) {
    super(message);
  }

  /** The body of the answer. */
  toBody(): object {
    return { errorMessage: this.message, errorMessageKey: this.key, errorCode: this.status, ...this.details };
  }
}
