import { scoringApi } from '@portal/domain/contracts/scoring-api';
import { scoringTexts as texts } from '@portal/domain/texts/score-explanation';
import { Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { PrivacySection } from './privacy-section';

/** What the score is, what it never uses, and its version. */
export function ScoringExplained({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  const [version, setVersion] = useState('');
  useEffect(() => {
    let isShown = true;
    callApi(auth, scoringApi.scoringFacts, { organizationId }, { api: 'app' }).then(
      ({ engineVersion }) => {
        if (isShown) setVersion(engineVersion);
      },
      // The explanation is worth reading without the number.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [auth, organizationId]);
  return (
    <PrivacySection title={texts.title} intro={texts.intro}>
      <details>
        <summary>{texts.read}</summary>
        <Stack gap="xs" mt="xs">
          {texts.parts.map(({ title, text }) => (
            <div key={title}>
              <Title order={3} size="h5">
                {title}
              </Title>
              <Text size="sm" maw={720}>
                {text}
              </Text>
            </div>
          ))}
          {version && (
            <Text size="sm" c="dimmed">
              {texts.version(version)}
            </Text>
          )}
        </Stack>
      </details>
    </PrivacySection>
  );
}
