import { mixed, number } from 'yup';
import { record, type Model } from '../fields/model';
import type { CorrectableField, CorrectableList, Entry } from './correctable';

/** Author and time of a decision, in milliseconds since 1970. */
export interface Stamp {
  by: string;
  byName: string;
  at: number;
}

/** A text, or a list of links. */
export type CorrectionValue = string | readonly string[];

/** A value that a user set. If it equals the parsed one, the user has confirmed it. */
export interface CorrectedValue extends Stamp {
  value: CorrectionValue;
}

/** A corrected single field. */
export interface CorrectedField extends CorrectedValue {
  original: CorrectionValue;
}

/** Corrections of one list entry. */
export interface EntryCorrection extends Stamp {
  /** The entry as last parsed; null for one that a user added. */
  original: Entry | null;
  isRemoved: boolean;
  values: Readonly<Record<string, CorrectedValue>>;
}

/** Corrections of a list. */
export interface ListCorrections {
  /** By entry key, see `entry-keys.ts`. */
  entries: Readonly<Record<string, EntryCorrection>>;
  /** Keys in the order that a user chose; empty for the parser's order. */
  order: readonly string[];
}

/**
 * Corrections of a parsed resume, `…/candidates/{candidateId}/parsing/corrections`. Stored apart from the parsed
 * resume, so that a new parse keeps them. Only functions write it.
 */
export const resumeCorrectionsSchema = record({
  fields: mixed<Partial<Record<CorrectableField, CorrectedField>>>().default({}),
  lists: mixed<Partial<Record<CorrectableList, ListCorrections>>>().default({}),
  updatedAt: number().default(0),
});
export type ResumeCorrections = Model<typeof resumeCorrectionsSchema>;

export const noCorrections: ResumeCorrections = { fields: {}, lists: {}, updatedAt: 0 };

/** Whether there are any corrections. */
export function hasCorrections({ fields, lists }: ResumeCorrections): boolean {
  return (
    Object.keys(fields).length > 0 ||
    Object.values(lists).some((list) => Object.keys(list.entries).length > 0 || list.order.length > 0)
  );
}

/** Number of corrected fields and entries. */
export function countCorrections({ fields, lists }: ResumeCorrections): number {
  const entries = Object.values(lists).map((list) => Object.keys(list.entries).length);
  return entries.reduce((sum, count) => sum + count, Object.keys(fields).length);
}

/** Maximum size of one resume's corrections, in characters of JSON; a document holds 1 MiB. */
export const maxCorrectionsLength = 150_000;
