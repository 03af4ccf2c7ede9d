import { PortalError } from '@portal/domain/errors/portal-error';
import { changedDetails } from '@portal/domain/jobs/changed-details';
import { followDescription } from '@portal/domain/jobs/follow-description';
import { jobDetailsSchema, maxJobDescriptionLength, type JobDetails } from '@portal/domain/jobs/job';
import { minJobDescriptionLength } from '@portal/domain/jobs/job-description';
import { jobFieldTexts } from '@portal/domain/texts/jobs';
import { jobFormTexts } from '@portal/domain/texts/job-form';
import { tableTexts } from '@portal/domain/texts/tables';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFormValues } from '../../../components/form/use-form-values';
import { BusyButton } from '../../../components/ui/busy-button';

interface Props {
  /** Parses a description. @throws PortalError */
  read: (description: string) => Promise<JobDetails>;
}

/**
 * Below the description of a job's form: when it is written anew, the fields that were made from the earlier one can
 * follow it. Candidates are graded by the fields, so a description alone changes little.
 */
export function DescriptionChanged({ read }: Props) {
  const { values, initialValues, setValues } = useFormValues<JobDetails>();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  /** The description that the fields follow. */
  const [followed, setFollowed] = useState(initialValues.jobDescription);
  /** What the last update has changed, as it was before. */
  const [update, setUpdate] = useState<{ former: Partial<JobDetails>; followed: string }>();
  const [failure, setFailure] = useState<string>();

  const description = values.jobDescription.trim();
  const isReadable = description.length >= minJobDescriptionLength && description.length <= maxJobDescriptionLength;
  const isStale = isReadable && description !== followed.trim();

  const follow = async () => {
    setFailure(undefined);
    try {
      const [before, after] = await Promise.all([
        followed.trim() === '' ? jobDetailsSchema.cast({}, { assert: false }) : read(followed),
        read(description),
      ]);
      const current = latest.current;
      const next = { ...followDescription({ before, after, current }), jobDescription: current.jobDescription };
      setUpdate({ former: changedDetails(next, current), followed });
      setFollowed(description);
      setValues(next);
    } catch (error) {
      setFailure(PortalError.from(error).userMessage);
    }
  };

  if (isStale)
    return (
      <Alert color={failure ? 'red' : 'yellow'} icon={<IconInfoCircle size={18} aria-hidden />} role="status" p="xs">
        <Group justify="space-between" gap="xs">
          <Text size="sm">{failure ?? jobFormTexts.descriptionChanged}</Text>
          <BusyButton size="compact-sm" onClick={follow}>
            {jobFormTexts.followDescription}
          </BusyButton>
        </Group>
      </Alert>
    );
  if (!update) return null;
  const names = namesOf(update.former);
  return (
    <Alert color="gray" icon={<IconInfoCircle size={18} aria-hidden />} role="status" p="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{names ? jobFormTexts.followed(names) : jobFormTexts.nothingToFollow}</Text>
        {names && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              setFollowed(update.followed);
              setUpdate(undefined);
              setValues({ ...values, ...update.former });
            }}
          >
            {tableTexts.undo}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

function namesOf(details: Partial<JobDetails>): string {
  return (Object.keys(details) as (keyof JobDetails)[]).map((name) => jobFieldTexts[name]).join(', ');
}
