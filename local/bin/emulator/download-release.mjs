import { createHash } from 'node:crypto';
import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { gunzipSync } from 'node:zlib';

/** Base URL of the releases; `HIDANE_RELEASES_URL` names a mirror with the same files. */
export const officialReleases = 'https://github.com/hidane-dev/hidane/releases/download';
const timeoutMs = 60_000;

/**
 * Release targets by platform and architecture; the Linux ones run with any C library.
 * @type {Record<string, string>}
 */
const targets = {
  'linux-x64': 'x86_64-unknown-linux-musl',
  'linux-arm64': 'aarch64-unknown-linux-musl',
  'darwin-x64': 'x86_64-apple-darwin',
  'darwin-arm64': 'aarch64-apple-darwin',
};

/**
 * Downloads the pinned release, checks its SHA-256 and unpacks the program.
 * @param {{ releases: string, version: string, destination: string }} options `releases` is their base URL.
 * @returns {Promise<string | null>} null when the program is at `destination`, else the error.
 */
export async function downloadRelease({ releases, version, destination }) {
  const archive = releaseArchive(version);
  if (archive === null) return `there is no release for ${platform()} on ${arch()}`;
  try {
    const [bytes, sums] = await Promise.all([
      fetchBytes(`${releases}/v${version}/${archive}`),
      fetchBytes(`${releases}/v${version}/sha256sums.txt`),
    ]);
    const expected = sums
      .toString('utf8')
      .split('\n')
      .find((line) => line.trim().endsWith(archive))
      ?.trim()
      .split(/\s+/)[0];
    if (!expected || createHash('sha256').update(bytes).digest('hex') !== expected)
      return 'the checksum does not match';
    const program = fileInTar(gunzipSync(bytes), 'hidane');
    if (!program) return 'the archive holds no program';
    const unfinished = `${destination}.part`;
    writeFileSync(unfinished, program);
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, destination);
    return null;
  } catch (error) {
    return error instanceof Error
      ? error.cause instanceof Error
        ? error.cause.message
        : error.message
      : String(error);
  }
}

/**
 * Name of the archive for this machine; null when there is none.
 * @param {string} version
 */
export function releaseArchive(version) {
  const target = targets[`${platform()}-${arch()}`];
  return target ? `hidane-${version}-${target}.tar.gz` : null;
}

/** @param {string} url */
async function fetchBytes(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * The file of that name in a tar archive (POSIX ustar: 512-byte headers, size in octal at 124).
 * @param {Buffer} tar
 * @param {string} name
 */
function fileInTar(tar, name) {
  for (let at = 0; at + 512 <= tar.length;) {
    const path = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    if (path === '') return null;
    const size = Number.parseInt(tar.toString('utf8', at + 124, at + 136).replace(/[\0 ]/g, ''), 8) || 0;
    if (path.split('/').at(-1) === name) return tar.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return null;
}
