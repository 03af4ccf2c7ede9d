import { duplicateTexts, uploadListTexts } from '@portal/domain/texts/candidates';
import { maxFileBytes, resumeExtensions } from '@portal/domain/constants/files';
import { PortalError, type ErrorKind } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts, type UploadFault } from '@portal/domain/texts/upload-faults';
import {
  isCancelable,
  isFinished,
  type AddOutcome,
  type DoubtAnswer,
  type DuplicateAnswer,
  type StagedFile,
  type Upload,
  type UploadSteps,
} from './upload';

/** Files in flight at once: more would only slow each other down. */
export const maxUploadsInFlight = 5;
const maxAttempts = 6;
/** Errors that say nothing about the file. */
const passingErrors: readonly ErrorKind[] = ['unavailable', 'internal', 'tooManyRequests', 'unauthenticated'];
const nothingAsked: AddOutcome = { duplicates: [], isDoubted: false };

/**
 * Turns files into candidates, a few at a time. Files are independent: one that fails says why in its own row
 * and leaves nothing behind.
 */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly waiting: (() => Promise<void>)[] = [];
  private inFlight = 0;
  /** Files as the user gave them; entries of an archive have none. */
  private readonly files = new Map<string, File>();
  /** Files that wait for an answer. */
  private readonly asked = new Map<string, StagedFile>();
  /** Cancels each upload. */
  private readonly stops = new Map<string, AbortController>();
  /** The last addition for each email or name. */
  private readonly additions = new Map<string, Promise<unknown>>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly steps: UploadSteps) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly Upload[] => this.uploads;

  get isActive(): boolean {
    return this.uploads.some(({ phase }) => !isFinished(phase));
  }

  /** Adds files to the queue; those that cannot be taken fail at once. */
  enqueue(files: readonly File[]): void {
    for (const file of files) {
      const upload = this.uploadOf(file.name, file.size);
      this.publish([...this.uploads, upload]);
      const fault = faultOf(file);
      if (fault) this.change(upload.id, { phase: 'failed', message: uploadFaultTexts[fault] });
      else this.begin(upload, file);
    }
  }

  /** Begins failed uploads again, each in its place. One whose candidate is there already asks as for any duplicate. */
  retry(ids: readonly string[]): void {
    for (const { id, isRetryable } of this.uploads) {
      const file = this.files.get(id);
      if (!ids.includes(id) || !isRetryable || !file) continue;
      this.files.delete(id);
      const again = this.uploadOf(file.name, file.size);
      this.publish(this.uploads.map((upload) => (upload.id === id ? again : upload)));
      this.begin(again, file);
    }
  }

  /** Names files that an earlier visit of the page left before they were candidates. */
  addLost(fileNames: readonly string[]): void {
    const lost = fileNames.map((fileName) => ({
      ...this.uploadOf(fileName, 0),
      phase: 'failed' as const,
      message: uploadListTexts.lost,
    }));
    if (lost.length > 0) this.publish([...lost, ...this.uploads]);
  }

  /** Removes finished and failed uploads. */
  clearFinished(): void {
    for (const { id, phase } of this.uploads) if (isFinished(phase)) this.files.delete(id);
    this.publish(this.uploads.filter(({ phase }) => !isFinished(phase)));
  }

  /**
   * Ends uploads that have not reached the step that adds the candidate; others go on. Staged files are discarded as
   * soon as the current step ends.
   */
  cancel(ids: readonly string[]): void {
    for (const { id, phase } of this.uploads) {
      if (!ids.includes(id) || !isCancelable(phase)) continue;
      this.stops.get(id)?.abort();
      this.publish(this.uploads.map((upload) => (upload.id === id ? { ...upload, phase: 'canceled' } : upload)));
    }
  }

  /** Answers the question about duplicates for one or several files. */
  answer(ids: readonly string[], answer: DuplicateAnswer): void {
    for (const id of ids) {
      const upload = this.uploads.find((known) => known.id === id);
      const file = this.asked.get(id);
      if (upload?.phase !== 'asking' || !file) continue;
      this.asked.delete(id);
      this.change(id, { phase: 'waiting' });
      this.schedule(() => this.settle(file, upload, answer));
    }
  }

  /** Answers the question about documents that do not look like resumes. */
  answerDoubt(ids: readonly string[], answer: DoubtAnswer): void {
    for (const id of ids) {
      const upload = this.uploads.find((known) => known.id === id);
      const file = this.asked.get(id);
      if (upload?.phase !== 'confirming' || !file) continue;
      this.asked.delete(id);
      this.change(id, { phase: 'waiting' });
      const { candidateId } = upload;
      this.schedule(() =>
        answer === 'keep'
          ? this.addOrAsk(id, file, { candidateId, person: id, isConfirmed: true })
          : this.skip(file, { id, candidateId }),
      );
    }
  }

  private begin({ id }: Upload, file: File): void {
    this.files.set(id, file);
    this.schedule(() => this.take(file, id));
  }

  private async skip(file: StagedFile, { id, candidateId }: { id: string; candidateId: string }): Promise<void> {
    await this.guarded(id, () => this.steps.discard(file, candidateId));
    this.change(id, { phase: 'skipped' });
  }

  private async settle(file: StagedFile, { id, candidateId, duplicates }: Upload, answer: DuplicateAnswer) {
    const [old] = duplicates;
    if (answer === 'skip' || !old || this.isCanceled(id)) {
      await this.skip(file, { id, candidateId });
      return;
    }
    this.change(id, { phase: 'adding' });
    const settled = await this.guarded(
      id,
      async () => {
        if (answer === 'replace') return { kept: await this.steps.replace(file, candidateId, old.candidateId) };
        await this.steps.add(file, candidateId, { onDuplicate: 'keep', isConfirmed: true });
        return { kept: 0 };
      },
      () => this.steps.discard(file, candidateId),
    );
    if (!settled) return;
    // A replaced resume is graded by the call that replaces it.
    if (answer === 'keep') await this.gradeAndFinish(id, candidateId);
    else {
      const message = settled.kept > 0 ? duplicateTexts.keptCorrections(settled.kept) : '';
      this.change(id, { phase: 'done', candidateId: old.candidateId, message });
    }
  }

  private async take(file: File, id: string): Promise<void> {
    const signal = this.stops.get(id)?.signal;
    if (!signal || signal.aborted) return;
    const onProgress = (progress: number) => {
      this.change(id, { progress });
    };
    this.change(id, { phase: 'uploading' });
    const staged = await this.guarded(id, () => this.steps.stage(file, id, { onProgress, signal }));
    if (!staged) return;
    if (extensionOf(file.name) === 'zip') await this.expand(staged, id);
    else await this.makeCandidate(staged, id);
  }

  private async expand(archive: StagedFile, id: string): Promise<void> {
    this.change(id, { phase: 'expanding', progress: 1 });
    let entries: Awaited<ReturnType<UploadSteps['expand']>> = [];
    const isExpanded = await this.guarded(
      id,
      async () => {
        entries = await this.steps.expand(archive);
        return true;
      },
      async () => {
        const staged = [archive, ...entries.filter((entry) => 'stagedPath' in entry)];
        await Promise.allSettled(staged.map((file) => this.steps.discard(file, '')));
      },
    );
    if (!isExpanded) return;
    const uploads = entries.map((entry) => this.uploadOf(entry.fileName, 'size' in entry ? entry.size : 0));
    // In one step, so that the queue never looks finished in between.
    this.publish(this.uploads.flatMap((upload) => (upload.id === id ? uploads : [upload])));
    entries.forEach((entry, index) => {
      const upload = uploads[index];
      if (!upload) return;
      if ('fault' in entry) this.change(upload.id, { phase: 'failed', message: entry.fault });
      else this.schedule(() => this.makeCandidate(entry, upload.id));
    });
  }

  private async makeCandidate(file: StagedFile, id: string): Promise<void> {
    const candidateId = this.steps.newId();
    this.change(id, { phase: 'parsing', progress: 1, candidateId });
    const parsed = await this.guarded(
      id,
      async (): ReturnType<UploadSteps['parse']> =>
        this.isCanceled(id)
          ? { person: '' }
          : await this.steps.parse(file, candidateId, (scan) => {
              this.change(id, { scan });
            }),
      () => this.steps.discard(file, candidateId),
    );
    if (parsed?.reading) this.change(id, { reading: parsed.reading });
    if (parsed) await this.addOrAsk(id, file, { candidateId, person: parsed.person, isConfirmed: false });
  }

  /** Adds the candidate, unless the server has a question about it. */
  private async addOrAsk(
    id: string,
    file: StagedFile,
    { candidateId, person, isConfirmed }: { candidateId: string; person: string; isConfirmed: boolean },
  ): Promise<void> {
    const outcome = await this.guarded(
      id,
      () =>
        this.oneByOne(person, async () => {
          if (this.isCanceled(id)) return nothingAsked;
          this.change(id, { phase: 'adding' });
          return await this.steps.add(file, candidateId, { onDuplicate: 'ask', isConfirmed });
        }),
      () => this.steps.discard(file, candidateId),
    );
    if (!outcome) return;
    const { isDoubted, duplicates } = outcome;
    if (isDoubted || duplicates.length > 0) {
      this.asked.set(id, file);
      this.change(id, isDoubted ? { phase: 'confirming' } : { phase: 'asking', duplicates });
      return;
    }
    await this.gradeAndFinish(id, candidateId);
  }

  private async gradeAndFinish(id: string, candidateId: string): Promise<void> {
    this.change(id, { phase: 'grading' });
    // A candidate without a grade is still a candidate; the server grades what is left ungraded.
    const score = await this.persist(id, () => this.steps.grade(candidateId)).catch(() => null);
    this.change(id, { phase: 'done', score });
  }

  /** Resumes of one candidate are added one after the other, so that the second finds the first. */
  private async oneByOne<T>(person: string, add: () => Promise<T>): Promise<T> {
    const before = this.additions.get(person) ?? Promise.resolve();
    const addition = before.then(add, add);
    this.additions.set(person, addition);
    return await addition;
  }

  /** Runs a step of one file; a failure ends its upload with a message, and so does canceling. */
  private async guarded<T>(id: string, step: () => Promise<T>, cleanUp?: () => Promise<void>): Promise<T | undefined> {
    try {
      const result = await this.persist(id, step);
      if (!this.isCanceled(id)) return result;
    } catch (error) {
      const { kind, userMessage } = PortalError.from(error);
      const isRetryable = this.files.has(id) && passingErrors.includes(kind);
      this.change(id, { phase: 'failed', message: userMessage, isRetryable });
    }
    await cleanUp?.().catch(() => undefined);
    return undefined;
  }

  /** Retries while the connection is down. */
  private async persist<T>(id: string, step: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await step();
      } catch (error) {
        const isConnection = error instanceof PortalError && error.kind === 'unavailable';
        if (!isConnection || attempt === maxAttempts || this.isCanceled(id)) throw error;
        this.change(id, { isInterrupted: true });
        await this.steps.connection();
        this.change(id, { isInterrupted: false });
        if (this.isCanceled(id)) throw error;
      }
    }
  }

  private schedule(task: () => Promise<void>): void {
    this.waiting.push(task);
    this.startNext();
  }

  private startNext(): void {
    while (this.inFlight < maxUploadsInFlight) {
      const task = this.waiting.shift();
      if (!task) return;
      this.inFlight += 1;
      void task().finally(() => {
        this.inFlight -= 1;
        this.startNext();
      });
    }
  }

  private isCanceled(id: string): boolean {
    return this.stops.get(id)?.signal.aborted ?? false;
  }

  private uploadOf(fileName: string, size: number): Upload {
    const id = this.steps.newId();
    this.stops.set(id, new AbortController());
    return {
      id,
      fileName,
      size,
      phase: 'waiting',
      progress: 0,
      message: '',
      candidateId: '',
      score: null,
      reading: null,
      scan: null,
      duplicates: [],
      isInterrupted: false,
      isRetryable: false,
    };
  }

  /** Changes what is shown of an upload, unless it was canceled: that stays. */
  private change(id: string, changes: Partial<Upload>): void {
    if (this.isCanceled(id)) return;
    this.publish(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  private publish(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}

function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
}

/** What is wrong with a file, as far as its name and size show. */
function faultOf(file: File): UploadFault | null {
  const known: readonly string[] = resumeExtensions;
  if (['heic', 'heif'].includes(extensionOf(file.name))) return 'heic';
  if (!known.includes(extensionOf(file.name))) return 'unsupportedType';
  if (file.size === 0) return 'empty';
  if (file.size > maxFileBytes) return 'tooLarge';
  return null;
}
