import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setLogLevel } from 'firebase/firestore';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Text of a rules file at the root of the project. */
export function rulesText(name: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
}

/**
 * A project of its own for a test file, in the emulator that FIRESTORE_EMULATOR_HOST names.
 * @param name of the test file, for the emulator's log.
 * @param rules the repository's unless given.
 */
export async function firestoreEnvironment(
  name: string,
  rules = rulesText('firestore.rules'),
): Promise<RulesTestEnvironment> {
  // These tests provoke denials; the client's warnings about them add nothing.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}-${randomUUID().slice(0, 8)}`,
    firestore: { ...hostAndPort('FIRESTORE_EMULATOR_HOST'), rules },
  });
}

/** Host and port that an environment variable names. */
export function hostAndPort(variable: string): { host: string; port: number } {
  const match = /^(.+):(\d+)$/.exec(process.env[variable] ?? '');
  if (!match?.[1]) throw new Error(`${variable} must say where the emulator is, as host:port`);
  return { host: match[1], port: Number(match[2]) };
}
