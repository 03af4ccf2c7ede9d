import type { Database, Row } from '../data/database';
import { entities } from '../data/entities';

/**
 * What `search` looks through: the records as they were when they were last indexed. With a lag a write is found only
 * after it, as with the vendor.
 */
export class SearchIndex {
  /** Milliseconds from a write to its being found. */
  lagMs = 0;
  private readonly rows = new Map<string, Map<number, Row>>();
  private waiting: { entity: string; id: number; at: number }[] = [];

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {
    database.onChange(({ entity, id, at }) => {
      if (entities.get(entity)?.isSearchable) this.waiting.push({ entity, id, at });
    });
  }

  /** All indexed records of an entity. */
  all(entity: string): Row[] {
    this.catchUp();
    return [...(this.rows.get(entity)?.values() ?? [])];
  }

  /** Indexes everything at once. */
  rebuild(): void {
    this.waiting = [];
    for (const { name, isSearchable } of entities.values()) {
      if (isSearchable) this.rows.set(name, new Map([...this.database.all(name)].map((row) => [row.id, row])));
    }
  }

  private catchUp(): void {
    const due = this.now() - this.lagMs;
    const still: typeof this.waiting = [];
    for (const each of this.waiting) {
      if (each.at > due) {
        still.push(each);
        continue;
      }
      const table = this.rows.get(each.entity) ?? new Map<number, Row>();
      const row = this.database.get(each.entity, each.id);
      if (row) table.set(each.id, row);
      else table.delete(each.id);
      this.rows.set(each.entity, table);
    }
    this.waiting = still;
  }
}
