import { formTexts } from '@portal/domain/texts/form';
import { shellTexts } from '@portal/domain/texts/shell';
import { failureTexts } from '@portal/domain/texts/states';
import type { User } from '@portal/domain/users/user';
import { Affix, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { useSave } from '../../../components/ui/use-save';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useData } from '../../../firebase/data-provider';
import { agreeToTerms } from '../data/agree-to-terms';
import { TermsCheckbox } from './terms-checkbox';

/** Shown over the screen until the user has agreed to the terms. */
export function TermsCard({ user }: { user: User }) {
  const { firestore } = useData();
  const saving = useSave();
  const [isTicked, setTicked] = useState(false);
  if (user.termsAgreement) return null;
  const submit = async () => {
    try {
      await saving.run(() => agreeToTerms(firestore, user.id));
    } catch {
      notifications.show({ color: 'red', message: failureTexts.unexpected });
    }
  };
  return (
    <Affix
      position={{ bottom: 'calc(16px + var(--notices-height, 0px))', right: 16 }}
      zIndex={150}
      maw="calc(100vw - 32px)"
    >
      <Paper component="section" aria-label={shellTexts.termsTitle} shadow="lg" p="md" w={320} maw="100%">
        <Stack gap="sm">
          <Title order={2} size="h3">
            {shellTexts.termsTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {shellTexts.termsLead}
          </Text>
          <TermsCheckbox
            checked={isTicked}
            onChange={(event) => {
              setTicked(event.currentTarget.checked);
            }}
          />
          <BusyButton variant="filled" disabled={!isTicked} onClick={submit}>
            {formTexts.submit}
          </BusyButton>
          <UnsavedNotice isShown={saving.isLate} />
        </Stack>
      </Paper>
    </Affix>
  );
}
