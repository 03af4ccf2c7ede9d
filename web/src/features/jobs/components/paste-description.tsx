import { PortalError } from '@portal/domain/errors/portal-error';
import { jobDescriptionSchema } from '@portal/domain/jobs/job-description';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Alert, Group, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Form } from '../../../components/form/form';
import { FormTextarea } from '../../../components/form/form-fields';
import { SubmitButton } from '../../../components/form/submit-button';

interface Props {
  initialDescription: string;
  /** Parses the description. @throws PortalError */
  onParse: (description: string) => Promise<void>;
  /** Beside the button. */
  children?: ReactNode;
}

/** The first screen of add-job: paste, and have it parsed (000 §2). */
export function PasteDescription({ initialDescription, onParse, children }: Props) {
  const [failure, setFailure] = useState<string>();
  return (
    <Form
      label="Job description"
      initialValues={{ jobDescription: initialDescription }}
      schema={jobDescriptionSchema}
      onSubmit={async ({ jobDescription }) => {
        setFailure(undefined);
        try {
          await onParse(jobDescription.trim());
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
        <FormTextarea
          name="jobDescription"
          label="Job description"
          description={jobTexts.pasteDescription}
          autosize
          minRows={14}
          maxRows={28}
          autoFocus
        />
        <Group>
          <SubmitButton>Continue</SubmitButton>
          {children}
        </Group>
      </Stack>
    </Form>
  );
}
