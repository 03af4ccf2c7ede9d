import { linksApi } from '@portal/domain/contracts/links-api';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { Group } from '@mantine/core';
import { ShareActions } from '../../../components/ui/share-actions';
import { paths } from '../../../config/paths';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

/** Copies the link of a candidate's marketing profile, with or without a gate, or emails it. */
export function ShareProfile({ organizationId, candidateId }: { organizationId: string; candidateId: string }) {
  const { auth } = useFirebase();
  return (
    <Group gap="xs">
      <ShareActions
        makeLink={(hasGateing) => {
          const request = linksApi.generateSmProfileLink.request.cast({ organizationId, candidateId, hasGateing });
          return callApi(auth, linksApi.generateSmProfileLink, request, { api: 'app' });
        }}
        mailTo={paths.newMailing.href('profile', candidateId)}
        mailLabel={texts.emailProfile}
      />
    </Group>
  );
}
