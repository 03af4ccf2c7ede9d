import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setLogLevel } from 'firebase/firestore';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** A rules file as it stands at the root of the project. */
export function rulesText(name: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
}

/**
 * An environment of its own for a test file: a project that nobody else uses, under the project's Firestore rules.
 * The emulator is the one that FIRESTORE_EMULATOR_HOST names.
 * @param name of the test file, so that the emulator's log tells which it was.
 */
export async function firestoreEnvironment(name: string): Promise<RulesTestEnvironment> {
  // Denials are what is tested here; the client's warnings about them tell nothing new.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}-${randomUUID().slice(0, 8)}`,
    firestore: { ...hostAndPort('FIRESTORE_EMULATOR_HOST'), rules: rulesText('firestore.rules') },
  });
}

/** Host and port that an environment variable names. */
export function hostAndPort(variable: string): { host: string; port: number } {
  const match = /^(.+):(\d+)$/.exec(process.env[variable] ?? '');
  if (!match?.[1]) throw new Error(`${variable} must say where the emulator is, as host:port`);
  return { host: match[1], port: Number(match[2]) };
}
