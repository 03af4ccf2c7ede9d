import { formTexts } from '@portal/domain/texts/form';
import { Button, Group, Modal, Stack } from '@mantine/core';
import type { FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { useIsDiscardAsked, useUnsavedChange } from '../ui/unsaved-guard';
import { ChangeObserver } from './change-observer';
import { Form } from './form';
import { SubmitButton } from './submit-button';

interface Props<Values extends FormikValues> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  initialValues: Values;
  schema: Schema;
  submitLabel: string;
  /** Resolves to whether it succeeded: the dialog closes only then, and the entered values stay. */
  onSubmit: (values: Values) => Promise<boolean>;
  children: ReactNode;
}

/**
 * A form in a dialog. Closing it by Escape or the cross asks before changes are discarded; Cancel discards them. While the
 * form is being sent Escape is not for it: the dialog of a recent proof may be open above it.
 */
export function DialogForm<Values extends FormikValues>(props: Props<Values>) {
  const { title, isOpen, onClose, submitLabel, onSubmit, children, initialValues, schema } = props;
  const [isChanged, setChanged] = useState(false);
  const [isSending, setSending] = useState(false);
  const askFirst = useUnsavedChange(isOpen && isChanged);
  const isAsked = useIsDiscardAsked();
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        askFirst(onClose);
      }}
      closeOnEscape={!isAsked && !isSending}
      trapFocus={!isAsked}
      title={title}
      centered
      size="lg"
      closeOnClickOutside={false}
    >
      <Form
        label={title}
        initialValues={initialValues}
        schema={schema}
        onSubmit={async (values) => {
          setSending(true);
          try {
            if (await onSubmit(values)) onClose();
          } finally {
            setSending(false);
          }
        }}
      >
        <Stack>
          <ChangeObserver onChange={setChanged} />
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {formTexts.cancel}
            </Button>
            <SubmitButton>{submitLabel}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
