import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { highlightTexts } from '@portal/domain/texts/highlights';
import { documentTexts } from '@portal/domain/texts/documents';
import { Chip, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { documentKind, type DocumentFile } from '../../../components/document/document-file';
import { DocumentFrame, DocumentViewer } from '../../../components/document/document-viewer';
import { PlainText } from '../../../components/document/plain-text';
import { RowsLoading } from '../../../components/ui/states';
import { useHighlights } from './highlights';
import classes from './highlights.module.css';
import { requirementMarks, valueMarks, type Marks } from './resume-marks';
import { useDocumentMarker, type RevealState } from './use-document-marker';

const HtmlText = lazy(() => import('../../../components/document/html-text'));

const views = [
  { value: 'original', label: highlightTexts.original },
  { value: 'text', label: highlightTexts.text },
];
const noMarks: Marks = new Map();

interface Props {
  file: DocumentFile;
  /** `resume`, or the id of an attachment. */
  fileId: string;
  /** What was read, in this file or in another one. */
  parsing: ResumeParsing | null;
}

/**
 * A document with its places marked: the one that was asked for, and on demand everything that the job asks for or that
 * was read. What cannot be shown as it is, is shown as the text that was read from it.
 */
export function MarkedDocument({ file, fileId, parsing }: Props) {
  const highlights = useHighlights();
  const shown = highlights?.shown ?? null;
  const [chosen, setChosen] = useState<string[]>([]);
  const [view, setView] = useState('original');
  const isTextOnly = documentKind(file.fileName) === 'other';
  const asked = useMemo(
    () => (parsing?.grade && chosen.includes('asked') ? requirementMarks(parsing.grade, parsing.parsed) : noMarks),
    [parsing, chosen],
  );
  const read = useMemo(
    () => (parsing && chosen.includes('read') ? valueMarks(parsing.parsed) : noMarks),
    [parsing, chosen],
  );
  const marks = useMemo(() => {
    const all = new Map([...read, ...asked]);
    if (shown) all.set(shown.target.id, shown.target);
    return [...all.values()];
  }, [read, asked, shown]);
  const { marker, state } = useDocumentMarker({ marks, shown, onPick: highlights?.pick, view });

  const hasText = parsing !== null && (parsing.html !== '' || parsing.parsed.text !== '');
  const fallbackNote = hasText ? documentTexts.textInstead : '';
  const text = parsing?.html ? (
    <Suspense fallback={<RowsLoading rows={6} />}>
      <HtmlText html={parsing.html} observer={marker} />
    </Suspense>
  ) : (
    <PlainText text={parsing?.parsed.text ?? ''} observer={marker} />
  );
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Chip.Group multiple value={chosen} onChange={setChosen}>
          <Group gap={6} role="group" aria-label={highlightTexts.highlight}>
            <Chip value="asked" size="xs" disabled={!parsing?.grade}>
              {highlightTexts.asked}
            </Chip>
            <Chip value="read" size="xs" disabled={!parsing}>
              {highlightTexts.read}
            </Chip>
          </Group>
        </Chip.Group>
        {parsing && !isTextOnly && (
          <SegmentedControl size="xs" aria-label={highlightTexts.view} data={views} value={view} onChange={setView} />
        )}
      </Group>
      {parsing?.fileId === fileId && fileId !== 'resume' && (
        <Text size="xs" c="dimmed">
          {highlightTexts.parsedFrom(file.fileName)}
        </Text>
      )}
      <div className={classes.frame}>
        {view === 'text' && !isTextOnly ? (
          <DocumentFrame label={file.fileName}>{text}</DocumentFrame>
        ) : (
          <DocumentViewer file={file} observer={marker} fallback={text} fallbackNote={fallbackNote} />
        )}
      </div>
      <RevealNotice state={state} />
      {isTextOnly && (
        <Text size="xs" c="dimmed">
          {highlightTexts.textOnly}
        </Text>
      )}
    </Stack>
  );
}

const noticeOf: Record<RevealState, string> = {
  idle: '',
  looking: highlightTexts.looking,
  shown: highlightTexts.shown,
  notFound: highlightTexts.notFound,
};

/** Says how the search for a place went; always there, so that it is read out. */
function RevealNotice({ state }: { state: RevealState }) {
  return (
    <Text size="xs" c={state === 'notFound' ? 'var(--score-red)' : 'dimmed'} role="status" mih={18}>
      {noticeOf[state]}
    </Text>
  );
}
