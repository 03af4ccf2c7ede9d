/** What became of the items of a list. */
export interface Outcome<Item> {
  done: Item[];
  failed: Item[];
}

/**
 * Does the same to each item, one after the other. What fails stops nothing.
 * @param onProgress called with the number of items that are finished.
 */
export async function runOneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onProgress: (finished: number) => void = () => undefined,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], failed: [] };
  for (const item of items) {
    onProgress(outcome.done.length + outcome.failed.length);
    try {
      await work(item);
      outcome.done.push(item);
    } catch {
      outcome.failed.push(item);
    }
  }
  onProgress(items.length);
  return outcome;
}
