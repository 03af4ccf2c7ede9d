import { duplicateTexts, uploadListTexts, uploadProgressTexts } from '@portal/domain/texts/candidates';
import { loadStateTexts, saveStateTexts } from '@portal/domain/texts/states';
import { isFromScan, isPartialReading } from '@portal/domain/resumes/reading';
import { doubtedResumeTexts } from '@portal/domain/texts/doubted-resume';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconFileUnknown, IconUsers } from '@tabler/icons-react';
import { useRef } from 'react';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { ScanNote } from '../../../components/ui/scan-note';
import { ReadingWarning } from '../../../components/ui/reading-warning';
import { CancelButton } from './cancel-button';
import { DoubtAnswers, DuplicateAnswers } from './upload-answers';
import classes from './upload-area.module.css';
import {
  isCancelable,
  isFinished,
  type DoubtAnswer,
  type DuplicateAnswer,
  type Upload,
  type UploadPhase,
} from './upload';

const phaseTexts: Record<UploadPhase, string> = {
  waiting: uploadProgressTexts.waiting,
  uploading: uploadProgressTexts.uploading,
  expanding: uploadProgressTexts.expanding,
  parsing: uploadProgressTexts.parsing,
  confirming: '',
  asking: '',
  adding: uploadProgressTexts.adding,
  grading: uploadProgressTexts.grading,
  done: uploadProgressTexts.done,
  skipped: uploadProgressTexts.skipped,
  canceled: uploadProgressTexts.canceled,
  failed: '',
};

interface Props {
  upload: Upload;
  isOffline: boolean;
  onCancel: (ids: readonly string[]) => void;
  onRetry: (ids: readonly string[]) => void;
  onAnswer: (ids: readonly string[], answer: DuplicateAnswer) => void;
  onDoubtAnswer: (ids: readonly string[], answer: DoubtAnswer) => void;
}

/** Shown first, so that a long list cannot hide it; the order in the DOM stays. */
const failedFirst = { order: -1 };

/** One file: its progress, what is wrong with it, or a question about it. */
export function UploadRow({ upload, isOffline, onCancel, onRetry, onAnswer, onDoubtAnswer }: Props) {
  const { id, phase, fileName } = upload;
  const row = useRef<HTMLLIElement>(null);
  return (
    <li ref={row} tabIndex={-1} className={classes.row} style={phase === 'failed' ? failedFirst : undefined}>
      <span className={classes.icon}>
        {phase === 'done' && <IconCircleCheck size={18} color="var(--score-green)" aria-hidden />}
        {phase === 'failed' && <IconAlertCircle size={18} color="var(--score-red)" aria-hidden />}
        {phase === 'confirming' && <IconFileUnknown size={18} color="var(--ink-soft)" aria-hidden />}
        {phase === 'asking' && <IconUsers size={18} color="var(--ink-soft)" aria-hidden />}
      </span>
      <Text size="sm" truncate className={classes.name} title={fileName}>
        {fileName}
      </Text>
      <div className={classes.state}>
        <State
          upload={upload}
          isOffline={isOffline}
          onRetry={onRetry}
          onAnswer={onAnswer}
          onDoubtAnswer={onDoubtAnswer}
        />
      </div>
      {isCancelable(phase) && (
        <CancelButton
          label={`${uploadListTexts.cancel}: ${fileName}`}
          className={classes.cancel ?? ''}
          onCancel={() => {
            onCancel([id]);
            // The button disappears; keep the keyboard focus in its row.
            row.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </li>
  );
}

function State({ upload, isOffline, onRetry, onAnswer, onDoubtAnswer }: Omit<Props, 'onCancel'>) {
  const { phase, progress, message, fileName } = upload;
  if (phase === 'failed') {
    return (
      <Group gap="xs">
        <Text size="sm" c="var(--score-red)">
          {message}
        </Text>
        {upload.isRetryable && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${loadStateTexts.tryAgain}: ${fileName}`}
            onClick={() => {
              onRetry([upload.id]);
            }}
          >
            {loadStateTexts.tryAgain}
          </Button>
        )}
      </Group>
    );
  }
  if (phase === 'confirming') return <ResumeQuestion upload={upload} onDoubtAnswer={onDoubtAnswer} />;
  if (phase === 'asking') return <DuplicateQuestion upload={upload} onAnswer={onAnswer} />;
  if (phase === 'done' && upload.reading && (isPartialReading(upload.reading) || isFromScan(upload.reading))) {
    return (
      <Stack gap={0}>
        <Text size="sm" c="dimmed">
          {[phaseTexts.done, message].filter(Boolean).join(' · ')}
        </Text>
        <ScanNote reading={upload.reading} />
        <ReadingWarning reading={upload.reading} />
      </Stack>
    );
  }
  const isBusy = !isFinished(phase);
  if (isBusy && (isOffline || upload.isInterrupted)) {
    return (
      <Text size="sm" c="var(--score-red)">
        {saveStateTexts.notSaved}
      </Text>
    );
  }
  const { scan } = upload;
  const isScanning = phase === 'parsing' && scan !== null;
  const label = isScanning ? uploadListTexts.readingPage(scan.page, scan.pages) : phaseTexts[phase];
  const part = phase === 'uploading' ? progress : isScanning ? (scan.page - 1) / scan.pages : null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" c="dimmed" w={isBusy && !isScanning ? 76 : undefined}>
        {[label, phase === 'done' ? message : ''].filter(Boolean).join(' · ')}
      </Text>
      {isBusy && phase !== 'waiting' && (
        <ProgressBar label={`${fileName}: ${label}`} part={part} className={classes.bar ?? ''} />
      )}
    </Group>
  );
}

function ResumeQuestion({ upload, onDoubtAnswer }: Pick<Props, 'upload' | 'onDoubtAnswer'>) {
  return (
    <Stack gap={4}>
      <Text size="sm">{doubtedResumeTexts.question}</Text>
      <DoubtAnswers
        about={upload.fileName}
        onAnswer={(answer) => {
          onDoubtAnswer([upload.id], answer);
        }}
      />
    </Stack>
  );
}

function DuplicateQuestion({ upload, onAnswer }: Pick<Props, 'upload' | 'onAnswer'>) {
  const [old] = upload.duplicates;
  const question = old?.reason === 'file' ? duplicateTexts.sameFile : duplicateTexts.sameEmail;
  return (
    <Stack gap={4}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {question(old?.fullName ?? '')}
      </Text>
      <DuplicateAnswers
        about={upload.fileName}
        onAnswer={(answer) => {
          onAnswer([upload.id], answer);
        }}
      />
    </Stack>
  );
}
