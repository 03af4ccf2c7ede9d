import type { Job } from '@portal/domain/jobs/job';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { Badge, Button, Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { GuardedDrawer } from '../../../components/ui/guarded-drawer';
import { RowsLoading } from '../../../components/ui/states';

const MustHavesEditor = lazy(async () => ({ default: (await import('./must-haves-editor')).MustHavesEditor }));

/** What the job cannot do without, as a short list that can be corrected. Nothing until the job is parsed. */
export function JobMustHaves({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const mustHaves = job.mustHaves ?? job.sovren.suggestedMustHaves;
  if (job.sovren.sovrenParsedStatus !== 'parsed' || mustHaves === null) return null;
  const close = () => {
    setOpen(false);
  };
  return (
    <section aria-label={mustHaveTexts.title}>
      <Group gap={6}>
        <Text size="sm" fw={500} mr={4}>
          {mustHaveTexts.title}
        </Text>
        {mustHaves.required.map((label) => (
          <Badge key={label} variant="light" radius="sm" tt="none" fw={500}>
            {label}
          </Badge>
        ))}
        {mustHaves.preferred.map((label) => (
          <Badge key={label} variant="default" radius="sm" tt="none" fw={400}>
            {mustHaveTexts.preferredOf(label)}
          </Badge>
        ))}
        {mustHaves.required.length + mustHaves.preferred.length === 0 && (
          <Text size="sm" c="dimmed">
            {mustHaveTexts.none}
          </Text>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={14} aria-hidden />}
          onClick={() => {
            setOpen(true);
          }}
        >
          {mustHaveTexts.edit}
        </Button>
      </Group>
      <GuardedDrawer title={mustHaveTexts.title} isOpen={isOpen} onClose={close} isChanged={isChanged}>
        <Suspense fallback={<RowsLoading rows={6} />}>
          <MustHavesEditor job={job} onDone={close} onChanged={setChanged} />
        </Suspense>
      </GuardedDrawer>
    </section>
  );
}
