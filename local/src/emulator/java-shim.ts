import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * firebase-tools starts its Firestore emulator and its Storage rules runtime as `java … -jar PATH …`. A `java` of ours,
 * first on PATH for it alone, starts what we have instead: hidane, and our own rules runtime.
 * @param options.folder where the shim is put; it is the caller's to remove.
 * @param options.pidFile where the emulator writes its process number: firebase-tools starts it in a group of its own.
 * @returns the folder that stands first on PATH, and the environment that firebase-tools needs to find it.
 */
export function writeJavaShim(options: {
  folder: string;
  hidane: string;
  pidFile: string;
  /** Command line of the rules runtime. */
  storageRules: readonly string[];
}): { path: string; env: Record<string, string> } {
  const { folder, hidane, pidFile, storageRules } = options;
  mkdirSync(folder, { recursive: true });
  const firestoreJar = join(folder, 'firestore.jar');
  const storageJar = join(folder, 'storage.jar');
  writeFileSync(firestoreJar, '');
  writeFileSync(storageJar, '');
  const shim = join(folder, 'java');
  writeFileSync(shim, shimScript({ firestoreJar, storageJar, hidane, pidFile, storageRules }));
  chmodSync(shim, 0o755);
  return {
    path: folder,
    env: { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar, STORAGE_EMULATOR_BINARY_PATH: storageJar },
  };
}

function shimScript(paths: {
  firestoreJar: string;
  storageJar: string;
  hidane: string;
  pidFile: string;
  storageRules: readonly string[];
}): string {
  return [
    '#!/bin/sh',
    '# Answers as a Java 21 would, and starts what the jar stands for.',
    'for argument in "$@"; do',
    '  if [ "$argument" = "-version" ]; then',
    `    echo 'openjdk version "21.0.1" 2024-01-01' >&2`,
    '    exit 0',
    '  fi',
    'done',
    'while [ "$#" -gt 0 ] && [ "$1" != "-jar" ]; do shift; done',
    'jar="$2"',
    'shift 2',
    'case "$jar" in',
    `  ${quote(paths.firestoreJar)}) echo $$ >${quote(paths.pidFile)}; exec ${quote(paths.hidane)} "$@" ;;`,
    `  ${quote(paths.storageJar)}) exec ${paths.storageRules.map(quote).join(' ')} ;;`,
    '  *) echo "no program stands for $jar" >&2; exit 1 ;;',
    'esac',
    '',
  ].join('\n');
}

/** A word of a shell command, whatever is in it. */
function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
