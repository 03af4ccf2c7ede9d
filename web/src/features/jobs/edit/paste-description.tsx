import { PortalError } from '@portal/domain/errors/portal-error';
import { jobDescriptionSchema } from '@portal/domain/jobs/job-description';
import { jobTexts } from '@portal/domain/texts/jobs';
import { jobFormTexts } from '@portal/domain/texts/job-form';
import { Alert, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form } from '../../../components/form/form';
import { FormTextarea } from '../../../components/form/form-fields';
import { SubmitButton } from '../../../components/form/submit-button';
import { untilOnline } from '../../../components/ui/until-online';

interface Props {
  initialDescription: string;
  /** Parses the description. @throws PortalError */
  onParse: (description: string) => Promise<void>;
  /** Next to the button. */
  children?: ReactNode;
}

/** The first step of adding a job: paste a description and parse it. */
export function PasteDescription({ initialDescription, onParse, children }: Props) {
  const [failure, setFailure] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Parses; without a connection it waits for one, as long as the screen is open. */
  const parse = async (description: string): Promise<void> => {
    try {
      await onParse(description);
    } catch (error) {
      if (navigator.onLine || PortalError.from(error).kind !== 'unavailable') throw error;
      setWaiting(true);
      await untilOnline();
      setWaiting(false);
      if (isHere.current) await parse(description);
    }
  };

  return (
    <Form
      label={jobFormTexts.pasted}
      initialValues={{ jobDescription: initialDescription }}
      schema={jobDescriptionSchema}
      onSubmit={async ({ jobDescription }) => {
        setFailure(undefined);
        try {
          await parse(jobDescription.trim());
        } catch (error) {
          setFailure(PortalError.from(error).userMessage);
        }
      }}
    >
      <Stack gap="md">
        {failure && (
          <Alert color="red" icon={<IconAlertCircle size={18} aria-hidden />} role="alert">
            {failure}
          </Alert>
        )}
        {isWaiting && (
          <Alert color="yellow" icon={<IconWifiOff size={18} aria-hidden />} role="status">
            {jobTexts.waitingForConnection}
          </Alert>
        )}
        <FormTextarea
          name="jobDescription"
          label={jobFormTexts.pasted}
          description={jobTexts.pasteDescription}
          autosize
          minRows={14}
          maxRows={28}
          autoFocus
        />
        <Group>
          <SubmitButton>{jobFormTexts.parse}</SubmitButton>
          {children}
        </Group>
      </Stack>
    </Form>
  );
}
