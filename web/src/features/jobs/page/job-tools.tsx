import type { Job } from '@portal/domain/jobs/job';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { weightTexts } from '@portal/domain/texts/grading';
import { matchingTexts } from '@portal/domain/texts/matching';
import { Button, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconUserSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { GuardedDrawer } from '../../../components/ui/guarded-drawer';
import { RowsLoading } from '../../../components/ui/states';

const WeightsEditor = lazy(async () => ({ default: (await import('../weights/weights-editor')).WeightsEditor }));
const FindMatching = lazy(async () => ({
  default: (await import('../matching/matching-candidates')).MatchingCandidates,
}));

const titles = { matching: matchingTexts.title, weights: weightTexts.title } as const;
type Tool = keyof typeof titles;

/** Tools for the grades of a job; each opens in a drawer. */
export function JobTools({ job }: { job: Job }) {
  const [tool, setTool] = useState<Tool>('matching');
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const isParsed = job.sovren.sovrenParsedStatus === 'parsed';
  const open = (wanted: Tool) => () => {
    setTool(wanted);
    setOpen(true);
  };
  return (
    <>
      <ToolButton isReady={isParsed} icon={<IconUserSearch size={16} aria-hidden />} onClick={open('matching')}>
        {matchingTexts.open}
      </ToolButton>
      <ToolButton
        isReady={isParsed && job.sovren.suggestedWeights !== null}
        icon={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={open('weights')}
      >
        {weightTexts.open}
      </ToolButton>
      <GuardedDrawer title={titles[tool]} isOpen={isOpen} onClose={close} isChanged={isChanged}>
        <Suspense fallback={<RowsLoading rows={8} />}>
          {tool === 'weights' ? (
            <WeightsEditor job={job} onDone={close} onChanged={setChanged} />
          ) : (
            <FindMatching job={job} />
          )}
        </Suspense>
      </GuardedDrawer>
    </>
  );
}

interface ToolButtonProps {
  isReady: boolean;
  icon: ReactNode;
  children: string;
  onClick: () => void;
}

/** Closed as long as the job is not parsed, and says so; it stays reachable by keyboard for that. */
function ToolButton({ isReady, icon, children, onClick }: ToolButtonProps) {
  return (
    <Tooltip label={candidateTexts.parseJobFirst} disabled={isReady} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        leftSection={icon}
        data-disabled={!isReady || undefined}
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) onClick();
        }}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
