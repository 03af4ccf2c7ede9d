import { performance } from 'node:perf_hooks';
import { maxFileBytes } from '@portal/domain/constants/files';
import { DocumentError } from './document-text';

/** Limits for reading one file. Larger files are refused; longer ones are cut and marked. */
export interface DocumentLimits {
  /** Bytes of the file; more is `tooLarge`. */
  maximumBytes: number;
  /** Bytes that a part inside a docx, odt or zip may unpack to; more is `tooLarge`. */
  maximumUnpackedBytes: number;
  /** Entries of an archive; more is `tooManyEntries`. */
  maximumEntries: number;
  /** Pages; later ones are left out and `isTruncated` is set. */
  maximumPages: number;
  /** Characters of the text; the rest is cut. */
  maximumCharacters: number;
  /** Lines; the rest is cut. */
  maximumLines: number;
  /** Milliseconds after which reading stops with `timeout`; see {@link readingTime}. */
  maximumMilliseconds: number;
  /** Pixels of a picture; more is `tooManyPixels`. */
  maximumPixels: number;
  /** Pages whose text is recognized; later ones are left out and `isTruncated` is set. */
  maximumScannedPages: number;
  /** Milliseconds of {@link readingTime} after which no further page is recognized. */
  maximumScanMilliseconds: number;
}

export const defaultLimits: DocumentLimits = {
  maximumBytes: maxFileBytes,
  maximumUnpackedBytes: 64 * 1024 * 1024,
  maximumEntries: 1_000,
  maximumPages: 40,
  maximumCharacters: 400_000,
  maximumLines: 10_000,
  maximumMilliseconds: 10_000,
  maximumPixels: 50_000_000,
  // Hosting ends a call after sixty seconds; the last page, parsing and storing need theirs.
  maximumScannedPages: 5,
  maximumScanMilliseconds: 20_000,
};

/**
 * Milliseconds of processor time of this process, or of waiting for events: they do not pass while other processes have
 * the machine, but do for a file that never ends.
 */
export function ownClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + performance.eventLoopUtilization().idle;
}

/** A time limit that is checked between steps. */
export class Deadline {
  readonly #clock: () => number;
  readonly #end: number;

  /** @param clock Returns milliseconds; wall time by default. */
  constructor(milliseconds: number, clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#end = clock() + milliseconds;
  }

  /** Throws `DocumentError('timeout')` once the time is over. */
  check(): void {
    if (this.#clock() > this.#end) throw new DocumentError('timeout');
  }

  /** Milliseconds left, never negative. */
  get remaining(): number {
    return Math.max(0, this.#end - this.#clock());
  }
}

/**
 * The time to read a file, measured in this process's own time, so that it is as long on a busy machine as on an idle
 * one.
 */
export const readingTime = (milliseconds: number): Deadline => new Deadline(milliseconds, ownClock);
