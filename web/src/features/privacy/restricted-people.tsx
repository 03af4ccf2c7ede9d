import { privacyApi, type RestrictedPerson } from '@portal/domain/contracts/privacy-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { restrictionTexts as texts } from '@portal/domain/texts/restriction';
import { Alert, Anchor, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatDayOf } from '../../components/ui/format';
import { RowsLoading } from '../../components/ui/states';
import { paths } from '../../config/paths';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { PrivacySection } from './privacy-section';

/** The people whose data must not be processed: they are in no other list. */
export function RestrictedPeople({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  const [people, setPeople] = useState<readonly RestrictedPerson[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isShown = true;
    callApi(auth, privacyApi.listRestrictedPeople, { organizationId }, { api: 'app' }).then(
      (answer) => {
        if (isShown) setPeople(answer.people);
      },
      (error: unknown) => {
        if (isShown) setProblem(PortalError.from(error).userMessage);
      },
    );
    return () => {
      isShown = false;
    };
  }, [auth, organizationId]);
  return (
    <PrivacySection title={texts.listTitle} intro={texts.listIntro}>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {!people && !problem && <RowsLoading rows={2} />}
      {people?.length === 0 && <Text size="sm">{texts.nobody}</Text>}
      {people?.map(({ jobId, candidateId, name, reason, by, at }) => (
        <Group key={`${jobId}/${candidateId}`} gap="xs">
          <Anchor component={Link} to={paths.candidate.href(jobId, candidateId)} size="sm">
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {[reason, by, formatDayOf(at)].filter(Boolean).join(' · ')}
          </Text>
        </Group>
      ))}
    </PrivacySection>
  );
}
