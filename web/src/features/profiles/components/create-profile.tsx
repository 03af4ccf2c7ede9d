import type { ProfileOwner, ProfileOwnerKind } from '@portal/domain/profiles/profile-owner';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { parseFileTexts, profilePanelTexts, profileTexts } from '@portal/domain/texts/profiles';
import { Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import type { ProfileCalls } from '../data/use-profile-calls';
import { useTemplateChoices } from '../data/use-template-choices';

interface Props {
  owner: ProfileOwner;
  kind: ProfileOwnerKind;
  calls: ProfileCalls;
  /** How many there are; the first is the default one. */
  count: number;
  onCreated: (profileId: string) => void;
}

/** Builds a profile from a template, from the fields of the record or from the resume. */
export function CreateProfile({ owner, kind, calls, count, onCreated }: Props) {
  const [templateId, setTemplateId] = useState('');
  const [name, setName] = useState(count === 0 ? '' : profilePanelTexts.numbered(count + 1));
  const templates = useTemplateChoices(owner.organizationId, kind);
  const create = (source: 'fields' | 'resume') =>
    runWithNotice(
      async () => {
        const { profileId } = await calls.create({ name: name.trim(), templateId, source, isDefault: count === 0 });
        onCreated(profileId);
      },
      { done: profileTexts.created, failed: (reason) => `${profileTexts.notCreated}: ${reason}` },
    );
  return (
    <Paper p="lg">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            {candidateTexts.createProfile}
          </Title>
          <Text size="sm" c="dimmed">
            {profilePanelTexts.createHint}
          </Text>
        </div>
        {count > 0 && (
          <TextInput
            label={profilePanelTexts.name}
            value={name}
            maxLength={200}
            maw={320}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
          />
        )}
        <NativeSelect
          label={profilePanelTexts.template}
          data={templates}
          value={templateId}
          maw={320}
          onChange={(event) => {
            setTemplateId(event.currentTarget.value);
          }}
        />
        {kind === 'candidate' ? (
          <Group gap="xs">
            <BusyButton variant="filled" busyLabel={parseFileTexts.creating} onClick={() => create('resume')}>
              {parseFileTexts.useResumeText}
            </BusyButton>
            <BusyButton busyLabel={parseFileTexts.creating} onClick={() => create('fields')}>
              {parseFileTexts.useBullhornFields}
            </BusyButton>
          </Group>
        ) : (
          <BusyButton
            variant="filled"
            style={{ alignSelf: 'flex-start' }}
            busyLabel={parseFileTexts.creating}
            onClick={() => create('fields')}
          >
            {candidateTexts.createProfile}
          </BusyButton>
        )}
      </Stack>
    </Paper>
  );
}
