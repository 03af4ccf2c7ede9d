import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Restriction } from '@portal/domain/candidates/restriction';
import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { restrictionTexts as texts } from '@portal/domain/texts/restriction';
import { Alert, Group, Text } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { BusyButton } from '../../components/ui/busy-button';
import { formatDayAndTime } from '../../components/ui/format';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

/** Says that a candidate's data must not be processed, since when and why, and offers to allow it again. */
export default function RestrictionNotice({
  candidateKey,
  restriction: { reason, by, at },
}: {
  candidateKey: CandidateKey;
  restriction: Restriction;
}) {
  const { auth } = useFirebase();
  const allow = async () => {
    await runWithNotice(
      () => callApi(auth, privacyApi.restrictPerson, { ...candidateKey, isOn: false, reason: '' }, { api: 'app' }),
      { done: texts.allowed },
    );
  };
  return (
    <Alert color="red" variant="light" icon={<IconHandStop aria-hidden />} role="status" title={texts.notice}>
      <Group justify="space-between">
        <Text size="sm">{[reason, by, formatDayAndTime(at)].filter(Boolean).join(' · ')}</Text>
        <BusyButton variant="default" size="compact-sm" onClick={allow}>
          {texts.allow}
        </BusyButton>
      </Group>
    </Alert>
  );
}
