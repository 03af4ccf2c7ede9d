import type { Job } from '@portal/domain/jobs/job';
import { degreeNames } from '@portal/domain/resumes/degree-names';
import { jobFormTexts, jobSummaryTexts } from '@portal/domain/texts/job-form';
import { Badge, Group, Stack, Text } from '@mantine/core';
import { FoldedCard } from '../../../components/ui/folded-card';

/** The requirements and the description of a job, collapsed at first. */
export function JobSummary({ job }: { job: Job }) {
  const { requiredSkills, preferredSkills } = job.jobSkills;
  const { degreeType, degreeName } = job.requiredEducation;
  const education = [degreeType ? degreeNames[degreeType] : '', degreeName].filter(Boolean).join(', ');
  return (
    <FoldedCard title={jobSummaryTexts.title}>
      <Stack gap="md">
        <Chips label={jobFormTexts.requiredSkills} values={requiredSkills} />
        <Chips label={jobFormTexts.preferredSkills} values={preferredSkills} />
        {education && <Line label={jobSummaryTexts.education}>{education}</Line>}
        {job.experienceYears !== null && (
          <Line label={jobSummaryTexts.experience}>{jobSummaryTexts.years(job.experienceYears)}</Line>
        )}
        {job.certifications.length > 0 && (
          <Line label={jobFormTexts.certifications}>{job.certifications.join(', ')}</Line>
        )}
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {job.jobDescription}
        </Text>
      </Stack>
    </FoldedCard>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <Text size="sm">
      <Text span c="dimmed" size="sm">
        {label}:{' '}
      </Text>
      {children}
    </Text>
  );
}

function Chips({ label, values }: { label: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        {label}:
      </Text>
      {values.map((value) => (
        <Badge key={value} variant="light" radius="sm" tt="none" fw={500}>
          {value}
        </Badge>
      ))}
    </Group>
  );
}
