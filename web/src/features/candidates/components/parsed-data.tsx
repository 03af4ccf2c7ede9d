import type { ParsedEducation, ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** What the parser found in the resume. */
export function ParsedData({ parsed }: { parsed: ParsedResume }) {
  const { address } = parsed;
  const place = [address.address1, address.city, address.state, address.zipCode, address.country];
  return (
    <Stack gap="lg">
      <Section title="Contact" isEmpty={false}>
        <Line>{parsed.fullName}</Line>
        <Line>{parsed.emails.join(', ') || parsed.email}</Line>
        <Line>{parsed.phones.map((phone) => phone.e164 || phone.asWritten).join(', ')}</Line>
        <Line>{place.filter(Boolean).join(', ')}</Line>
        <Line>{parsed.links.join(', ')}</Line>
      </Section>
      <Section title="Summary" isEmpty={!parsed.summary.objective}>
        <Line>{parsed.summary.objective}</Line>
      </Section>
      <Section title="Experience" isEmpty={parsed.work.length === 0}>
        {parsed.work.map((job, index) => (
          <Entry
            key={index}
            title={[job.title, job.companyName].filter(Boolean).join(' · ')}
            dates={period(job.startDate, job.endDate)}
          >
            {job.description}
          </Entry>
        ))}
      </Section>
      <Section title="Education" isEmpty={parsed.education.length === 0}>
        {parsed.education.map((school, index) => (
          <Entry key={index} title={studyOf(school) || school.school} dates={period(school.startDate, school.endDate)}>
            {school.degree || school.major ? school.school : ''}
          </Entry>
        ))}
      </Section>
      <Section title="Skills" isEmpty={parsed.skills.length === 0}>
        <Chips values={parsed.skills.map((skill) => skill.name)} />
      </Section>
      <Section title="Certifications" isEmpty={parsed.certifications.length === 0}>
        <Chips values={parsed.certifications.map((certification) => certification.name)} />
      </Section>
      <Section title="Languages" isEmpty={parsed.languages.length === 0}>
        <Chips values={parsed.languages.map(({ name, level }) => (level ? `${name} (${level})` : name))} />
      </Section>
    </Stack>
  );
}

/** A part of the resume; nothing at all when nothing was found for it. */
function Section({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <section>
      <Title order={2} size="h3" mb={6}>
        {title}
      </Title>
      <Stack gap="xs">{children}</Stack>
    </section>
  );
}

function Line({ children }: { children: string }) {
  return children ? (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  ) : null;
}

function Entry({ title, dates, children }: { title: string; dates: string; children: string }) {
  return (
    <div>
      <Group justify="space-between" gap="xs" align="baseline">
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Text size="xs" c="dimmed">
          {dates}
        </Text>
      </Group>
      {children && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }} lineClamp={6}>
          {children}
        </Text>
      )}
    </div>
  );
}

function Chips({ values }: { values: readonly string[] }) {
  return (
    <Group gap={6}>
      {values.map((value, index) => (
        <Badge key={`${value}-${index}`} variant="light" radius="sm" tt="none" fw={500}>
          {value}
        </Badge>
      ))}
    </Group>
  );
}

/** The degree as written, and its subject where the degree does not name it already. */
function studyOf({ degree, major }: ParsedEducation): string {
  return degree.includes(major) ? degree : [degree, major].filter(Boolean).join(', ');
}

function period(start: string, end: string): string {
  return [start, end].filter(Boolean).join(' – ');
}
