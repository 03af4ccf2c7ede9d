import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * firebase-tools starts its Storage rules runtime as `java … -jar PATH …`. A `java` script, first on the PATH of
 * firebase-tools alone, starts our rules runtime instead.
 * @param options.folder receives the script; the caller removes it.
 * @returns the folder to put first on PATH, and the environment that firebase-tools needs to find the stand-in jar.
 */
export function writeJavaShim(options: {
  folder: string;
  /** Command line of the rules runtime. */
  storageRules: readonly string[];
}): { path: string; env: Record<string, string> } {
  const { folder, storageRules } = options;
  mkdirSync(folder, { recursive: true });
  const storageJar = join(folder, 'storage.jar');
  writeFileSync(storageJar, '');
  const shim = join(folder, 'java');
  writeFileSync(shim, shimScript(storageJar, storageRules));
  chmodSync(shim, 0o755);
  return { path: folder, env: { STORAGE_EMULATOR_BINARY_PATH: storageJar } };
}

function shimScript(storageJar: string, storageRules: readonly string[]): string {
  return [
    '#!/bin/sh',
    '# Reports Java 21, and starts the program that replaces a jar.',
    'for argument in "$@"; do',
    '  if [ "$argument" = "-version" ]; then',
    `    echo 'openjdk version "21.0.1" 2024-01-01' >&2`,
    '    exit 0',
    '  fi',
    'done',
    'while [ "$#" -gt 0 ] && [ "$1" != "-jar" ]; do shift; done',
    'case "$2" in',
    `  ${quote(storageJar)}) exec ${storageRules.map(quote).join(' ')} ;;`,
    '  *) echo "no program replaces $2" >&2; exit 1 ;;',
    'esac',
    '',
  ].join('\n');
}

/** Quotes any text as one word of a shell command. */
function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
