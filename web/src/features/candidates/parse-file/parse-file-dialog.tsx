import { correctionsApi } from '@portal/domain/contracts/corrections-api';
import { profilesApi } from '@portal/domain/contracts/profiles-api';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { formTexts } from '@portal/domain/texts/form';
import { isDefaultFile } from '@portal/domain/profiles/profile-files';
import { highlightTexts } from '@portal/domain/texts/highlights';
import { parseFileTexts, profileTexts } from '@portal/domain/texts/profiles';
import { serverTexts } from '@portal/domain/texts/server';
import { Accordion, Alert, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { documentKind } from '../../../components/document/document-file';
import { BusyButton } from '../../../components/ui/busy-button';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { useAttachments } from '../attachments/use-attachments';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

interface Props {
  candidate: JobCandidate;
  candidateKey: CandidateKey;
  /** The file that is chosen first: `resume`, or the id of an attachment. */
  fileId: string;
  onClose: () => void;
}

/** Chooses a file of a candidate and parses it, or parses it again; corrections are kept. */
export function ParseFileDialog({ candidate, candidateKey, fileId, onClose }: Props) {
  const { auth } = useFirebase();
  const attachments = useAttachments(candidateKey);
  const [chosen, setChosen] = useState(fileId);
  const [fault, setFault] = useState('');
  const files = [
    ...(candidate.resume ? [{ id: 'resume', name: candidate.resume.fileName }] : []),
    ...(attachments.data ?? [])
      .filter(({ name }) => isReadable(name) && !isDefaultFile(name))
      .map(({ id, name }) => ({ id, name })),
  ];
  const isThere = files.some(({ id }) => id === chosen);
  const defaultFile = attachments.data?.find(({ name }) => isDefaultFile(name));
  const isParsed = candidate.sovren.sovrenParsedStatus === 'parsed';
  /** The file whose text fills the profile; `''` when that has been parsed already. */
  const textFile = defaultFile?.id ?? (isParsed ? '' : chosen);
  /** Builds the default profile, or refreshes it. */
  const createProfile = async (source: 'fields' | 'resume') => {
    setFault('');
    try {
      if (source === 'resume' && textFile !== '') {
        await callApi(auth, correctionsApi.parseCandidateFile, { ...candidateKey, fileId: textFile }, { api: 'app' });
      }
      const request = { ...candidateKey, name: '', templateId: '', source, isDefault: true };
      await callApi(auth, profilesApi.createProfile, request, { api: 'app' });
      notifications.show({ color: 'green', message: profileTexts.created });
      onClose();
    } catch (error) {
      setFault(`${profileTexts.notCreated}: ${PortalError.from(error).userMessage}`);
    }
  };
  const parse = async () => {
    setFault('');
    try {
      await callApi(auth, correctionsApi.parseCandidateFile, { ...candidateKey, fileId: chosen }, { api: 'app' });
      notifications.show({ message: serverTexts.resumeParsed });
      onClose();
    } catch (error) {
      setFault(PortalError.from(error).userMessage);
    }
  };
  return (
    <Modal opened onClose={onClose} title={parseFileTexts.title} centered>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {correctionTexts.keptByParsing}
        </Text>
        <Accordion variant="contained" defaultValue="files">
          <Accordion.Item value="files">
            <Accordion.Control>{parseFileTexts.files}</Accordion.Control>
            <Accordion.Panel>
              {attachments.status === 'loading' && (
                <div>
                  <Text size="sm" c="dimmed">
                    {parseFileTexts.loading}
                  </Text>
                  <RowsLoading rows={2} />
                </div>
              )}
              {attachments.status === 'error' && <LoadFailed onRetry={attachments.retry} />}
              {attachments.status === 'success' && files.length === 0 && (
                <Text size="sm" c="dimmed">
                  {parseFileTexts.noFiles}
                </Text>
              )}
              <Radio.Group value={chosen} onChange={setChosen} aria-label={parseFileTexts.files}>
                <Stack gap="xs">
                  {files.map(({ id, name }) => (
                    <Radio key={id} value={id} label={name} style={{ overflowWrap: 'anywhere' }} />
                  ))}
                </Stack>
              </Radio.Group>
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
        {fault && (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {formTexts.cancel}
          </Button>
          <BusyButton busyLabel={parseFileTexts.creating} onClick={() => createProfile('fields')}>
            {parseFileTexts.useBullhornFields}
          </BusyButton>
          <BusyButton
            busyLabel={parseFileTexts.creating}
            disabled={!isParsed && !isThere && !defaultFile}
            onClick={() => createProfile('resume')}
          >
            {parseFileTexts.useResumeText}
          </BusyButton>
          <BusyButton variant="filled" disabled={!isThere} onClick={parse}>
            {isParsed ? highlightTexts.parseAgain : highlightTexts.parse}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Files that a resume can be read from; pictures and tables are none. */
function isReadable(name: string): boolean {
  return (
    ['pdf', 'docx', 'text', 'tiff'].includes(documentKind(name)) || /\.(?:doc|rtf|odt|html?|jpe?g|png)$/i.test(name)
  );
}
