import { formTexts } from '@portal/domain/texts/form';
import { Button, Group, Modal, Stack } from '@mantine/core';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import { Form } from './form';
import { SubmitButton } from './submit-button';

interface Props<Values extends FormikValues> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  initialValues: Values;
  schema: Schema;
  submitLabel: string;
  /** Answers whether it went well: the dialog closes only then, and what was typed stays. */
  onSubmit: (values: Values) => Promise<boolean>;
  children: ReactNode;
}

/** A form in a dialog. */
export function DialogForm<Values extends FormikValues>(props: Props<Values>) {
  const { title, isOpen, onClose, submitLabel, onSubmit, children, initialValues, schema } = props;
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered size="lg" closeOnClickOutside={false}>
      <Form
        label={title}
        initialValues={initialValues}
        schema={schema}
        onSubmit={async (values) => {
          if (await onSubmit(values)) onClose();
        }}
      >
        <Stack>
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
