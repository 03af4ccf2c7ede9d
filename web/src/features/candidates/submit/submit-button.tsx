import { submissionTexts as texts } from '@portal/domain/texts/submissions';
import { Button, type ButtonProps } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const SubmitDialog = lazy(() => import('./submit-dialog'));

interface Props {
  organizationId: string;
  jobId: string;
  /** One or several candidates of the job. */
  candidateIds: string[];
  size?: ButtonProps['size'];
  /** Names the candidate for screen readers where the screen has a button for each. */
  name?: string;
}

/** Opens the mail that submits candidates to the client. */
export function SubmitButton({ size, name, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = props.candidateIds.length;
  return (
    <>
      <Button
        variant="light"
        {...(size && { size })}
        {...(name && { 'aria-label': `${texts.submit}: ${name}` })}
        leftSection={<IconSend size={16} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {count > 1 ? texts.submitSome(count) : texts.submit}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SubmitDialog
            {...props}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
