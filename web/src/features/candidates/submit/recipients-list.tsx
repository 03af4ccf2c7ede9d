import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { submissionsApi } from '@portal/domain/contracts/submissions-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { resumeViewSchema } from '@portal/domain/events/public-viewer';
import { collections } from '@portal/domain/paths/firestore-paths';
import { profileSchema } from '@portal/domain/profiles/profile';
import type { CandidateRecipient } from '@portal/domain/submissions/recipient';
import { submissionTexts as texts } from '@portal/domain/texts/submissions';
import { verifiedTexts } from '@portal/domain/texts/verified-viewers';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { useId, useMemo } from 'react';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { formatDayAndTime, fullMoment } from '../../../components/ui/format';
import { LoadFailed } from '../../../components/ui/states';
import { callApi } from '../../../firebase/api-client';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { useLiveDocument, useLiveQuery } from '../../../firebase/use-live';
import { useSubmissionRecipients } from '../../../firebase/use-submission-recipients';

const maxViews = 200;

interface Props {
  candidateKey: CandidateKey;
  /** The profile that viewers see; `''` for none. */
  profileId: string;
}

/**
 * To whom the candidate was submitted and how often each opened their link; a way to revoke it, and to reveal an anonymous
 * candidate. Empty before.
 */
export function RecipientsList({ candidateKey, profileId }: Props) {
  const { organizationId, jobId, candidateId } = candidateKey;
  const { firestore } = useData();
  const titleId = useId();
  const viewsPath = collections.candidateViews(organizationId, jobId, candidateId);
  const recipients = useSubmissionRecipients(candidateKey);
  const views = useLiveQuery(
    `${viewsPath}|${maxViews}`,
    query(collection(firestore, viewsPath), orderBy('startedAt', 'desc'), limit(maxViews)),
    resumeViewSchema,
  );
  const profiles = collections.profiles(organizationId, jobId, candidateId);
  const profile = useLiveDocument(profileId ? doc(firestore, profiles, profileId) : null, profileSchema);
  const seen = useMemo(() => {
    const found = new Map<string, { count: number; last: number }>();
    for (const { viewer, startedAt } of views.data ?? []) {
      const before = found.get(viewer.recipientId);
      found.set(viewer.recipientId, { count: (before?.count ?? 0) + 1, last: before?.last ?? startedAt });
    }
    return found;
  }, [views.data]);
  if (recipients.status === 'error') return <LoadFailed onRetry={recipients.retry} />;
  if (recipients.status === 'loading' || recipients.data.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h5" id={titleId} mb="xs">
        {texts.sentTo}
      </Title>
      <Paper withBorder>
        <Stack gap={0}>
          {recipients.data.map((recipient) => (
            <Recipient
              key={recipient.id}
              recipient={recipient}
              candidateKey={candidateKey}
              seen={seen.get(recipient.id)}
              isAnonymous={profile.data?.isAnonymous === true}
            />
          ))}
        </Stack>
      </Paper>
    </section>
  );
}

interface RecipientProps {
  recipient: CandidateRecipient;
  candidateKey: CandidateKey;
  seen: { count: number; last: number } | undefined;
  /** Whether viewers see an anonymous profile. */
  isAnonymous: boolean;
}

function Recipient({ recipient, candidateKey, seen, isAnonymous }: RecipientProps) {
  const { auth } = useFirebase();
  const { name, email, sentAt, revokedAt, revealedAt, isForVerified } = recipient;
  const isRevealed = revealedAt !== null;
  const reveal = async () => {
    try {
      const request = { ...candidateKey, recipientId: recipient.id, isRevealed: !isRevealed };
      await callApi(auth, submissionsApi.revealProfile, request, { api: 'app' });
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  const revoke = async () => {
    try {
      const request = { ...candidateKey, recipientId: recipient.id };
      await callApi(auth, submissionsApi.revokeRecipientLink, request, { api: 'app' });
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  return (
    // On a phone the buttons go below the recipient.
    <Group justify="space-between" p="xs" gap="xs">
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {name ? `${name}, ${email}` : email}
        </Text>
        <Text size="xs" c="dimmed">
          {[
            formatDayAndTime(sentAt),
            ...(isForVerified ? [verifiedTexts.onlyRecipient] : []),
            seen ? texts.lastSeen(seen.count, fullMoment.format(seen.last)) : texts.notSeen,
          ].join(' · ')}
        </Text>
      </div>
      {revokedAt ? (
        <Badge variant="light" color="gray" style={{ flexShrink: 0 }}>
          {texts.revoked}
        </Badge>
      ) : (
        <Group gap={4} style={{ flexShrink: 0 }} justify="flex-end">
          {isAnonymous && isRevealed && (
            <Badge variant="light" style={{ flexShrink: 0 }}>
              {texts.revealed}
            </Badge>
          )}
          {isAnonymous && (
            <ConfirmButton
              size="xs"
              variant="subtle"
              question={isRevealed ? texts.hideQuestion : texts.revealQuestion}
              consequence={isRevealed ? texts.hideConsequence : texts.revealConsequence}
              confirm={isRevealed ? texts.hide : texts.reveal}
              onConfirm={reveal}
            >
              {isRevealed ? texts.hide : texts.reveal}
            </ConfirmButton>
          )}
          <ConfirmButton
            size="xs"
            variant="subtle"
            color="red"
            question={texts.revokeQuestion}
            consequence={texts.revokeConsequence}
            confirm={texts.revoke}
            onConfirm={revoke}
          >
            {texts.revoke}
          </ConfirmButton>
        </Group>
      )}
    </Group>
  );
}
