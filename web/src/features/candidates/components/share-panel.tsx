import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { failureTexts } from '@portal/domain/texts/states';
import { Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CopyLinkButton } from '../../../components/ui/copy-button';
import { useData } from '../../../firebase/data-provider';
import { updateCandidate } from '../data/update-candidate';
import type { CandidateKey } from '../data/use-candidate';

const switches = [
  { field: 'isPublic', label: 'Public page is open' },
  { field: 'enablePdfDownloads', label: 'Viewers may download the PDF' },
  { field: 'showExternalGrade', label: 'Viewers see the score' },
] as const;

/** The public link of a candidate, and what viewers may do with it. */
export function SharePanel({ candidate, candidateKey }: { candidate: JobCandidate; candidateKey: CandidateKey }) {
  const { firestore } = useData();
  return (
    <Stack gap="sm" align="flex-start">
      <CopyLinkButton label="Copy resume link" value={`${window.location.origin}${candidate.public.resumeLink}`} />
      {switches.map(({ field, label }) => (
        <Switch
          key={field}
          size="sm"
          label={label}
          checked={candidate[field]}
          onChange={(event) => {
            updateCandidate(firestore, candidateKey, { [field]: event.currentTarget.checked }).catch(() => {
              notifications.show({ color: 'red', message: failureTexts.somethingHappened });
            });
          }}
        />
      ))}
    </Stack>
  );
}
