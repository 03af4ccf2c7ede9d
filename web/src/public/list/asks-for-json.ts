/** Whether the URL asks for JSON: `json` is there, and not switched off. */
export function asksForJson(search: string): boolean {
  const value = new URLSearchParams(search).get('json');
  return value !== null && value !== '0' && value !== 'false';
}
