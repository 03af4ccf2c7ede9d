import { PortalError } from '@portal/domain/errors/portal-error';
import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

const RecentProofDialog = lazy(() => import('./recent-proof-dialog'));

/** Runs a call; when it needs a recent proof, asks the user for it and repeats the call. */
type WithRecentProof = <T>(work: () => Promise<T>) => Promise<T>;

const RecentProofContext = createContext<WithRecentProof>((work) => work());

/** For calls that need a recent password, code or passkey. */
export function useRecentProof(): WithRecentProof {
  return useContext(RecentProofContext);
}

/** Shows the dialog in which users prove again who they are. */
export function RecentProofProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ answer: (isProved: boolean) => void }>();
  const withRecentProof: WithRecentProof = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (PortalError.from(error).kind !== 'proofRequired') throw error;
      const isProved = await new Promise<boolean>((answer) => {
        setQuestion({ answer });
      });
      if (!isProved) throw error;
      return await work();
    }
  }, []);
  const answer = useMemo(
    () => (isProved: boolean) => {
      question?.answer(isProved);
      setQuestion(undefined);
    },
    [question],
  );
  return (
    <RecentProofContext value={withRecentProof}>
      {children}
      {question && (
        <Suspense>
          <RecentProofDialog onAnswer={answer} />
        </Suspense>
      )}
    </RecentProofContext>
  );
}
