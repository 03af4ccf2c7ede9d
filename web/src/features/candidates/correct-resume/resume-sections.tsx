import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { correctableLabels, correctionTexts } from '@portal/domain/texts/corrections';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { FieldsSection, type Line } from './fields-section';
import { NameSection } from './name-entries';
import { PeriodSection } from './period-entries';
import { ResumeEditorProvider, useResumeEditor } from './resume-editor';
import { countDoubtful } from './count-doubtful';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { useResumeCorrections } from './use-resume-corrections';

const contact: readonly Line[] = [
  { label: fieldTexts.name, fields: ['firstName', 'middleName', 'lastName'], separator: ' ' },
  { label: correctableLabels.email, fields: ['email'], separator: '' },
  { label: correctableLabels.phone, fields: ['phone'], separator: '' },
  { label: correctableLabels.address1, fields: ['address1', 'city', 'state', 'zipCode', 'country'], separator: ', ' },
  { label: correctableLabels.links, fields: ['links'], separator: ', ' },
];
const summary: readonly Line[] = [
  { label: correctableLabels.currentJobTitle, fields: ['currentJobTitle'], separator: '' },
  { label: correctableLabels.objective, fields: ['objective'], separator: '' },
];

/** The parsed resume with its corrections; every value links to its place in the document. */
export function ResumeSections({ candidateKey, parsing }: { candidateKey: CandidateKey; parsing: ResumeParsing }) {
  const corrections = useResumeCorrections(candidateKey);
  return (
    <ResumeEditorProvider candidateKey={candidateKey} parsing={parsing} corrections={corrections.data ?? null}>
      <Sections />
    </ResumeEditorProvider>
  );
}

function Sections() {
  const { parsed, corrections, isLate } = useResumeEditor();
  const root = useRef<HTMLDivElement>(null);
  const count = countDoubtful(parsed, corrections);
  const showNext = () => {
    const badge = root.current?.querySelector('[data-doubtful]');
    badge?.scrollIntoView({ block: 'center' });
    badge?.parentElement?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <Stack gap="lg" ref={root}>
      {count > 0 && (
        <Alert color="orange" variant="light" p="xs">
          <Group justify="space-between" gap="xs">
            <Text size="sm">{correctionTexts.toCheck(count)}</Text>
            <Button size="compact-sm" variant="default" onClick={showNext}>
              {correctionTexts.nextToCheck}
            </Button>
          </Group>
        </Alert>
      )}
      <div>
        <UnsavedNotice isShown={isLate} />
        <FieldsSection title={correctionTexts.contact} lines={contact} />
      </div>
      <FieldsSection title={correctionTexts.summary} lines={summary} />
      <PeriodSection list="work" />
      <PeriodSection list="education" />
      <NameSection list="skills" />
      <NameSection list="certifications" />
      <NameSection list="languages" />
    </Stack>
  );
}
