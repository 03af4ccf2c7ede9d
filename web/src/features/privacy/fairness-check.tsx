import { fairnessChanges, scoringApi, type FairnessCheck as Check } from '@portal/domain/contracts/scoring-api';
import { biasReportTexts as texts } from '@portal/domain/texts/bias-report';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { PrivacySection } from './privacy-section';

/** Whether the agency's own resumes get other scores as those of other people. */
export function FairnessCheck({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  const [check, setCheck] = useState<Check | null>(null);
  const run = () =>
    runWithNotice(async () => {
      setCheck(await callApi(auth, scoringApi.checkFairness, { organizationId }, { api: 'app' }));
    }, {});
  return (
    <PrivacySection title={texts.fairTitle} intro={texts.fairIntro}>
      <Group>
        <BusyButton variant="default" onClick={run}>
          {texts.check}
        </BusyButton>
      </Group>
      <Stack gap={2} role="status">
        {check &&
          sentencesOf(check).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
      </Stack>
    </PrivacySection>
  );
}

function sentencesOf({ resumes, changed }: Check): string[] {
  if (resumes === 0) return [texts.noResumes];
  const found = fairnessChanges.filter((change) => changed[change] > 0);
  if (found.length === 0) return [texts.same(resumes)];
  return found.map((change) => texts.different(changed[change], texts.changed[change]));
}
