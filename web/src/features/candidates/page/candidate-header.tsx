import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { cityAndState } from '@portal/domain/fields/postal-address';
import { composeUrl } from '@portal/domain/mail/compose-url';
import { nationalPhone } from '@portal/domain/fields/national-phone';
import { candidatePageTexts, feedbackListTexts, shareTexts, viewsTexts } from '@portal/domain/texts/candidate-page';
import { failureTexts } from '@portal/domain/texts/states';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { ActionIcon, Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconEye,
  IconFileDownload,
  IconStar,
  IconStarFilled,
  IconThumbDown,
  IconThumbUp,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CopyLinkButton } from '../../../components/ui/copy-button';
import { ReadingWarning } from '../../../components/ui/reading-warning';
import { ScanNote } from '../../../components/ui/scan-note';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { useOrganization } from '../../../session/session-context';
import { downloadPdf } from '../download/download-pdf';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { useCandidateActions } from '../data/use-candidate-actions';
import { useDownload } from '../download/use-download';
import classes from './candidate-header.module.css';
import { SubmitButton } from '../submit/submit-button';
import { StatusMenu } from './status-menu';

interface Props {
  candidate: JobCandidate;
  candidateKey: CandidateKey;
  /** Whether the candidate agrees with the ATS. */
  state: ReactNode;
  /** The candidate's rights. */
  privacy: ReactNode;
}

/** The candidate's name and contact data, views and votes, and actions. */
export function CandidateHeader({ candidate, candidateKey, state, privacy }: Props) {
  const { auth } = useFirebase();
  const { preferredMailClient } = useOrganization();
  const { change, remove } = useCandidateActions();
  const download = useDownload();
  const navigate = useNavigate();
  const { pageViews, upVotes, downVotes } = candidate.public;
  const removeAndLeave = async () => {
    try {
      await remove(candidate);
      await navigate(paths.job.href(candidateKey.jobId));
    } catch {
      notifications.show({ color: 'red', message: failureTexts.changeFailed });
    }
  };
  return (
    <Paper p="md">
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} className={classes.person}>
          <Group gap="xs" wrap="nowrap">
            <Title order={1} lineClamp={3} dir="auto">
              {candidateName(candidate)}
            </Title>
            <ActionIcon
              variant="subtle"
              color="yellow"
              aria-label={candidateTexts.favorite}
              aria-pressed={candidate.isFavorite}
              onClick={() => void change(candidate, { isFavorite: !candidate.isFavorite })}
            >
              {candidate.isFavorite ? <IconStarFilled size={18} /> : <IconStar size={18} />}
            </ActionIcon>
          </Group>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {[candidate.occupation, cityAndState(candidate.address)].filter(Boolean).join(' · ')}
          </Text>
          <Group gap="4px 16px">
            {candidate.email && (
              <Anchor
                size="sm"
                href={composeUrl(preferredMailClient, candidate.email)}
                {...(preferredMailClient === 'gmail' ? { target: '_blank', rel: 'noreferrer' } : {})}
              >
                {candidate.email}
              </Anchor>
            )}
            {candidate.phone && (
              <Anchor size="sm" href={`tel:${candidate.phone}`}>
                {nationalPhone(candidate.phone)}
              </Anchor>
            )}
          </Group>
          <ScanNote reading={candidate.reading} />
          <ReadingWarning reading={candidate.reading} />
          {state}
        </Stack>
        <Stack gap="xs" className={classes.side}>
          <Group gap="xs">
            {!candidate.isDeleted && (
              <>
                <CopyLinkButton
                  label={shareTexts.copy}
                  value={`${window.location.origin}${candidate.public.resumeLink}`}
                />
                <SubmitButton
                  organizationId={candidate.organizationId}
                  jobId={candidate.jobId}
                  candidateIds={[candidate.id]}
                />
                <StatusMenu candidate={candidate} />
              </>
            )}
            <Button
              variant="default"
              leftSection={<IconFileDownload size={16} aria-hidden />}
              loading={download.busy !== ''}
              onClick={() => void download.start('pdf', (signal) => downloadPdf(auth, candidateKey, signal))}
            >
              {candidatePageTexts.downloadPdf}
            </Button>
            {privacy}
            {!candidate.isDeleted && (
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={candidatePageTexts.remove}
                onClick={() => void removeAndLeave()}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </Group>
          <Group gap="md" role="status" aria-label={candidatePageTexts.viewsAndVotes}>
            <Count icon={<IconEye size={16} aria-label={viewsTexts.views} />}>{pageViews}</Count>
            <Count icon={<IconThumbUp size={16} color="var(--score-green)" aria-label={feedbackListTexts.approved} />}>
              {upVotes}
            </Count>
            <Count icon={<IconThumbDown size={16} color="var(--score-red)" aria-label={feedbackListTexts.declined} />}>
              {downVotes}
            </Count>
          </Group>
        </Stack>
      </Group>
    </Paper>
  );
}

function Count({ icon, children }: { icon: ReactNode; children: number }) {
  return (
    <Group gap={5} wrap="nowrap">
      {icon}
      <Text size="sm" fw={500}>
        {children}
      </Text>
    </Group>
  );
}
