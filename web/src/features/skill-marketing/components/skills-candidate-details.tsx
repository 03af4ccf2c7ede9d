import { cityAndState } from '@portal/domain/fields/postal-address';
import { historyEntries, type HistoryEntry, type HistoryKind } from '@portal/domain/ats/candidate-history';
import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { marketingTexts as texts } from '@portal/domain/texts/tearsheets';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAnyDay } from '../../../components/ui/format';
import { useOrganization } from '../../../session/session-context';

const histories: readonly { kind: HistoryKind; title: string; isOpenEnded?: boolean }[] = [
  { kind: 'workHistories', title: texts.workHistory, isOpenEnded: true },
  { kind: 'educations', title: texts.education },
  { kind: 'certifications', title: texts.certifications },
  { kind: 'references', title: texts.references },
];

/** A marketing candidate, imported from the ATS. */
export function SkillsCandidateDetails({
  skillsCandidate,
  origin,
}: {
  skillsCandidate: SkillsCandidate;
  /** Where the data came from. */
  origin: ReactNode;
}) {
  const { candidate, primarySkills, specialties } = skillsCandidate;
  const sections = [
    <About key="about" candidate={candidate} />,
    <Names key="skills" title={texts.skills} names={primarySkills.map(({ name }) => name)} />,
    ...histories.map(({ kind, title, isOpenEnded = false }) => (
      <History key={kind} title={title} entries={historyEntries(skillsCandidate, kind)} isOpenEnded={isOpenEnded} />
    )),
    <Names key="specialties" title={texts.specialties} names={specialties.map(({ name }) => name)} />,
  ];
  return (
    <Stack gap="md" maw={880}>
      <Header skillsCandidate={skillsCandidate} origin={origin} />
      {sections}
    </Stack>
  );
}

function Header({
  skillsCandidate: { id, candidate },
  origin,
}: {
  skillsCandidate: SkillsCandidate;
  origin: ReactNode;
}) {
  const status = String(candidate.fields.status ?? '');
  const facts = [candidate.occupation, cityAndState(candidate.address), texts.id(id)];
  return (
    <Paper p="md">
      <Group gap="sm">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {candidate.name}
        </Title>
        {status && (
          <Badge variant="light" radius="sm" tt="none">
            {status}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {origin}
    </Paper>
  );
}

function About({ candidate }: Pick<SkillsCandidate, 'candidate'>) {
  const { customFieldsEnabled, customFields } = useOrganization().integration.bullhorn;
  const own = customFieldsEnabled
    ? customFields.map(({ name, label }): [string, string] => [label || name, String(candidate.fields[name] ?? '')])
    : [];
  const lines = [
    [texts.email, candidate.email],
    [texts.category, candidate.category.name],
    [texts.businessSectors, candidate.businessSectors.map(({ name }) => name).join(', ')],
    ...own,
  ].filter(([, value]) => value !== '');
  const description = candidate.summary || candidate.description;
  if (lines.length === 0 && description === '') return null;
  return (
    <Section title={texts.about}>
      {lines.map(([label, value]) => (
        <Text key={label} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text span size="sm" c="dimmed">
            {label}:{' '}
          </Text>
          {value}
        </Text>
      ))}
      {description !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {description}
        </Text>
      )}
    </Section>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  const told = [...new Set(names.filter(Boolean))];
  if (told.length === 0) return null;
  return (
    <Section title={title}>
      <Group gap={6}>
        {told.map((name) => (
          <Badge key={name} variant="light" radius="sm" tt="none" fw={500}>
            {name}
          </Badge>
        ))}
      </Group>
    </Section>
  );
}

interface HistoryProps {
  title: string;
  entries: readonly HistoryEntry[];
  /** Whether an entry without an end date is ongoing. */
  isOpenEnded: boolean;
}

function History({ title, entries, isOpenEnded }: HistoryProps) {
  if (entries.length === 0) return null;
  return (
    <Section title={title}>
      {entries.map((entry, index) => (
        <Group key={index} justify="space-between" align="flex-start" gap="xs">
          <div style={{ minWidth: 0, flex: '1 1 240px' }}>
            <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {entry.title || entry.detail}
            </Text>
            {entry.title !== '' && (
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {entry.detail}
              </Text>
            )}
          </div>
          <Text size="sm" c="dimmed">
            {rangeOf(entry, isOpenEnded)}
          </Text>
        </Group>
      ))}
    </Section>
  );
}

function rangeOf({ from, to }: HistoryEntry, isOpenEnded: boolean): string {
  const end = formatAnyDay(to) || (isOpenEnded && from !== '' ? texts.present : '');
  return [formatAnyDay(from), end].filter(Boolean).join(' – ');
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Title order={2} mb="xs">
        {title}
      </Title>
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}
