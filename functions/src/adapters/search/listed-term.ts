/** A field's value as entries of a search server store it. */
export function listedTerm(field: string, value: string): string {
  return `${field}=${value}`;
}
