import type { listGroups, VariableValue } from './variables';

/** A group of variables with a value for each entry of a list. */
export type ListGroup = (typeof listGroups)[number];

/** Entries by group; their fields without the group's name: `title`, not `workHistories.title`. */
export type ListEntry = Readonly<Record<string, VariableValue>>;

/** What the placeholders of a template are filled with. */
export interface TemplateValues {
  /** Variables with one plain value, by name: `jobOrder.title`. */
  texts: Readonly<Record<string, VariableValue>>;
  /** Variables whose value is sanitized HTML: `ai.recruiterNotes`, `workHistories.description` is in `entries`. */
  html: Readonly<Record<string, string>>;
  /** Variables that are lists of short terms: `skills`, `specialties`. */
  terms: Readonly<Record<string, readonly string[]>>;
  entries: Readonly<Record<ListGroup, readonly ListEntry[]>>;
}
