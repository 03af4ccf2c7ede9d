import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import type { CorrectionChange } from '@portal/domain/corrections/change-corrections';
import { entryKeysOf, type EntryKeys } from '@portal/domain/corrections/entry-keys';
import { noCorrections, type ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { notifications } from '@mantine/notifications';
import { createContext, useCallback, useContext, useMemo, useRef, type ReactNode } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { useSave } from '../../../components/ui/use-save';
import { useFirebase } from '../../../firebase/firebase-context';
import { correctResume } from './correct-resume';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { valueMarks, type Marks } from '../document/resume-marks';

interface ResumeEditor {
  parsed: ParsedResume;
  keys: EntryKeys;
  corrections: ResumeCorrections;
  marks: Marks;
  /** A save has been running for a while. */
  isLate: boolean;
  /**
   * Saves changes and offers to undo them.
   * @param undo the changes that restore the previous state.
   * @returns whether they were saved; a failure has been shown.
   */
  save: (
    changes: readonly CorrectionChange[],
    options: { message: string; undo: readonly CorrectionChange[] },
  ) => Promise<boolean>;
}

const ResumeEditorContext = createContext<ResumeEditor | null>(null);

/** @throws Error outside of the editor. */
export function useResumeEditor(): ResumeEditor {
  const editor = useContext(ResumeEditorContext);
  if (!editor) throw new Error('There is no resume here.');
  return editor;
}

interface Props {
  candidateKey: CandidateKey;
  parsing: ResumeParsing;
  corrections: ResumeCorrections | null;
  children: ReactNode;
}

/** Provides the resume and the function that corrects it. */
export function ResumeEditorProvider({ candidateKey, parsing, corrections, children }: Props) {
  const { auth } = useFirebase();
  const { isLate, run } = useSave();
  const { organizationId, jobId, candidateId } = candidateKey;
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * One after the other: each change is based on the result of the one before. Changes are sent even when the user
   * opens another tab meanwhile, or undoes one from there.
   */
  const send = useCallback(
    async (changes: readonly CorrectionChange[]): Promise<boolean> => {
      const sent = queue.current.then(() =>
        run(() => correctResume(auth, { organizationId, jobId, candidateId }, changes)),
      );
      queue.current = sent.catch(() => undefined);
      try {
        await sent;
        return true;
      } catch (error) {
        notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
        return false;
      }
    },
    [auth, organizationId, jobId, candidateId, run],
  );
  const save = useCallback<ResumeEditor['save']>(
    async (changes, { message, undo }) => {
      const isSaved = await send(changes);
      if (isSaved)
        offerUndo(message, async () => {
          await send(undo);
        });
      return isSaved;
    },
    [send],
  );
  const { parsed } = parsing;
  const value = useMemo(
    () => ({
      parsed,
      keys: parsing.keys ?? entryKeysOf(parsed),
      corrections: corrections ?? noCorrections,
      marks: valueMarks(parsed),
      isLate,
      save,
    }),
    [parsed, parsing.keys, corrections, isLate, save],
  );
  return <ResumeEditorContext value={value}>{children}</ResumeEditorContext>;
}
