import { Timestamp } from 'firebase-admin/firestore';
import type { PersonDocument } from '../store/person-documents';

/** Secrets, internal notes, and what only serves the search: neither says anything about the person to the person. */
const neverExported = new Set([
  'searchTokens',
  'privateNotes',
  'publicToken',
  'resumeLink',
  'staticPublicProfile',
  'redactions',
  'storagePath',
  'stagedPath',
  'terms',
]);
/** Data of others: viewers, clients, and the agency's users. */
const ofOthers = new Set(['viewer', 'publicViewer', 'client', 'actorName', 'authorName', 'sentByName']);
const recipientFields = new Set(['name', 'email', 'sentTo']);

/** A document as the person gets it: times as texts, without secrets, internal notes and data of others. */
export function exportedData({ path, data }: PersonDocument): Record<string, unknown> {
  const isRecipient = /\/candidates\/[^/]+\/recipients\//.test(path);
  const omitted = (name: string) =>
    neverExported.has(name) || ofOthers.has(name) || (isRecipient && recipientFields.has(name));
  return plain(data, omitted) as Record<string, unknown>;
}

function plain(value: unknown, omitted: (name: string) => boolean): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map((one) => plain(one, omitted));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (omitted(name) ? [] : [[name, plain(one, omitted)]])),
  );
}

/** A value as lines of a readable document, `Label: text`; empty values are left out. */
export function linesOfData(value: unknown, label = ''): string[] {
  if (value === null || value === undefined || value === '' || value === false) return [];
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object');
    if (isPlain) return value.length > 0 ? [`${label}: ${value.map(String).join(', ')}`] : [];
    return value.flatMap((one) => linesOfData(one, label));
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, one]) =>
      linesOfData(one, label ? `${label}, ${wordsOf(name)}` : titleOf(name)),
    );
  }
  return [`${label}: ${textOf(label, value as string | number | boolean)}`];
}

function textOf(label: string, value: string | number | boolean): string {
  if (value === true) return 'yes';
  // Moments are stored as text or in milliseconds.
  if (typeof value === 'number' && /\bat$/.test(label) && value > 1e11) return new Date(value).toISOString();
  return String(value)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const wordsOf = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const titleOf = (name: string) => wordsOf(name).replace(/^./, (letter) => letter.toUpperCase());
