import { string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';

/**
 * Texts in an unresolved conflict with another user's. They are kept across pages and reloads of the tab:
 * a user who leaves before choosing is asked again.
 */
const prefix = 'portal.notes.';

const unresolvedSchema = record({
  mine: string().defined(),
  /** What both texts were written on. */
  base: string().defined(),
});
export type UnresolvedText = Model<typeof unresolvedSchema>;

/** The unresolved text of a field; null when there is none. @param id of the field. */
export function unresolvedText(id: string): UnresolvedText | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(prefix + id) ?? 'null');
    return unresolvedSchema.isValidSync(kept, { strict: true }) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a text until the conflict is resolved, in this tab. */
export function saveUnresolved(id: string, text: UnresolvedText): void {
  window.sessionStorage.setItem(prefix + id, JSON.stringify(text));
}

/** Removes the text of a resolved conflict. */
export function clearUnresolved(id: string): void {
  window.sessionStorage.removeItem(prefix + id);
}
