import { performance } from 'node:perf_hooks';
import { maxFileBytes } from '@portal/domain/constants/files';
import { DocumentError } from './document-text';

/** What reading one file may cost. Beyond a size the file is refused; beyond a length it is cut and says so. */
export interface DocumentLimits {
  /** Bytes of the file itself; larger is `tooLarge` (000: documents up to 25 MB). */
  maximumBytes: number;
  /** Bytes that a part inside a docx, odt or zip may unpack to; more is `tooLarge`. */
  maximumUnpackedBytes: number;
  /** Entries of an archive; more is `tooManyEntries`. */
  maximumEntries: number;
  /** Pages that are read; later ones are left out and `isTruncated` is set. */
  maximumPages: number;
  /** Characters of the text that are kept. */
  maximumCharacters: number;
  /** Lines that are kept. */
  maximumLines: number;
  /** Milliseconds after which reading stops with `timeout`; see {@link readingTime}. */
  maximumMilliseconds: number;
}

export const defaultLimits: DocumentLimits = {
  maximumBytes: maxFileBytes,
  maximumUnpackedBytes: 64 * 1024 * 1024,
  maximumEntries: 1_000,
  maximumPages: 40,
  maximumCharacters: 400_000,
  maximumLines: 10_000,
  maximumMilliseconds: 10_000,
};

/**
 * Milliseconds that this process has had of the processors, or has waited for something to come: they do not pass while
 * others have the machine, but for a file that never comes to an end they do.
 */
export function ownClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + performance.eventLoopUtilization().idle;
}

/** The time that is left for something, looked at between its steps. */
export class Deadline {
  readonly #clock: () => number;
  readonly #end: number;

  /** @param clock tells milliseconds; those that pass on the wall when absent. */
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

/** The time that a file has to be read in: of its own process, so that it is as long on a busy machine as on an idle one. */
export const readingTime = (milliseconds: number): Deadline => new Deadline(milliseconds, ownClock);
