import { mixed, number } from 'yup';
import { record, type Model } from '../fields/model';
import type { CorrectableField, CorrectableList, Entry } from './correctable';

/** Who did something, and when in milliseconds since 1970. */
export interface Stamp {
  by: string;
  byName: string;
  at: number;
}

/** Texts stand alone, links in a list. */
export type CorrectionValue = string | readonly string[];

/** What a person says a value is. The same as the parser read means that the person has looked and agrees. */
export interface CorrectedValue extends Stamp {
  value: CorrectionValue;
}

/** A value of its own beside what the parser read. */
export interface CorrectedField extends CorrectedValue {
  original: CorrectionValue;
}

/** What people changed about one entry of a list. */
export interface EntryCorrection extends Stamp {
  /** The entry as the parser last read it; null for one that a person added. */
  original: Entry | null;
  isRemoved: boolean;
  values: Readonly<Record<string, CorrectedValue>>;
}

/** What people changed about a list. */
export interface ListCorrections {
  /** By the entry's key, see `entry-keys.ts`. */
  entries: Readonly<Record<string, EntryCorrection>>;
  /** Keys in the order that a person gave; empty for the parser's own. */
  order: readonly string[];
}

/**
 * What people corrected about a parsed resume, `…/candidates/{candidateId}/parsing/corrections`: apart from what the
 * parser said, so that either can be had alone and a new parse keeps them. Written by functions alone.
 */
export const resumeCorrectionsSchema = record({
  fields: mixed<Partial<Record<CorrectableField, CorrectedField>>>().default({}),
  lists: mixed<Partial<Record<CorrectableList, ListCorrections>>>().default({}),
  updatedAt: number().default(0),
});
export type ResumeCorrections = Model<typeof resumeCorrectionsSchema>;

export const noCorrections: ResumeCorrections = { fields: {}, lists: {}, updatedAt: 0 };

/** Whether anybody has corrected anything. */
export function hasCorrections({ fields, lists }: ResumeCorrections): boolean {
  return (
    Object.keys(fields).length > 0 ||
    Object.values(lists).some((list) => Object.keys(list.entries).length > 0 || list.order.length > 0)
  );
}

/** Values and entries that people corrected. */
export function countCorrections({ fields, lists }: ResumeCorrections): number {
  const entries = Object.values(lists).map((list) => Object.keys(list.entries).length);
  return entries.reduce((sum, count) => sum + count, Object.keys(fields).length);
}

/** The most that corrections of one resume may take, in characters of JSON: a document holds 1 MiB. */
export const maxCorrectionsLength = 150_000;
