/** Where the next page begins; null after the last one. @param page before anything was left out of it. */
export function nextCursor(page: readonly { id: string }[], limit: number): string | null {
  return page.length < limit ? null : (page.at(-1)?.id ?? null);
}
