import { fieldValueOf } from '@portal/domain/corrections/apply-corrections';
import { correctableFields, provenancePathOf, type CorrectableField } from '@portal/domain/corrections/correctable';
import { isUncertain } from '@portal/domain/corrections/uncertain-value';
import type { CorrectionValue } from '@portal/domain/corrections/resume-corrections';
import { record } from '@portal/domain/fields/model';
import { unwrapText } from '@portal/domain/resumes/unwrap-text';
import { correctableLabels, correctionTexts } from '@portal/domain/texts/corrections';
import { ActionIcon, SimpleGrid, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Form } from '../../../components/form/form';
import { FormTextarea } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { useFocusAfterRemoval } from '../../../components/ui/use-focus-after-removal';
import { useReturnedFocus } from '../../../components/ui/use-returned-focus';
import { valueMarkId } from '../document/resume-marks';
import { PlaceButton } from '../document/place-button';
import classes from './corrections.module.css';
import { confirmStep, fieldStep } from './entry-changes';
import { FormActions } from './form-actions';
import { LinksField } from './links-field';
import { useResumeEditor } from './resume-editor';
import { Section } from './section';
import { ValueStatus, type CorrectedField } from './value-status';

/** Fields that are shown as one line. */
export interface Line {
  label: string;
  fields: readonly CorrectableField[];
  separator: string;
}

/** Single fields of the resume: shown as lines, corrected in one form. */
export function FieldsSection({ title, lines }: { title: string; lines: readonly Line[] }) {
  const [isEditing, setEditing] = useState(false);
  const { corrections } = useResumeEditor();
  const opener = useReturnedFocus(isEditing);
  const corrected = lines.flatMap(({ fields }) => fields).filter((field) => corrections.fields[field]);
  const handlers = useFocusAfterRemoval({ shown: corrected.length, next: opener });
  const close = () => {
    setEditing(false);
  };
  return (
    <Section
      {...handlers}
      title={title}
      actions={
        !isEditing && (
          <ActionIcon
            ref={opener}
            variant="subtle"
            color="gray"
            aria-label={`${correctionTexts.edit}: ${title}`}
            onClick={() => {
              setEditing(true);
            }}
          >
            <IconPencil size={16} />
          </ActionIcon>
        )
      }
    >
      {isEditing ? (
        <FieldsForm title={title} fields={lines.flatMap(({ fields }) => fields)} onClose={close} />
      ) : (
        <FieldLines lines={lines} />
      )}
    </Section>
  );
}

function FieldLines({ lines }: { lines: readonly Line[] }) {
  const { parsed, corrections } = useResumeEditor();
  const isShown = (field: CorrectableField) =>
    asText(fieldValueOf(parsed, field)) !== '' || corrections.fields[field] !== undefined;
  const shown = lines.filter(({ fields }) => fields.some(isShown));
  if (shown.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {correctionTexts.nothingFound}
      </Text>
    );
  }
  return (
    <dl className={classes.lines}>
      {shown.map((line) => (
        <FieldLine key={line.label} line={line} />
      ))}
    </dl>
  );
}

function FieldLine({ line: { label, fields, separator } }: { line: Line }) {
  const { parsed, corrections, marks, save } = useResumeEditor();
  const isName = fields.includes('lastName');
  const texts = fields.map((field) => asText(fieldValueOf(parsed, field))).filter(Boolean);
  const text = isName ? parsed.fullName : texts.join(separator);
  const corrected = fields.flatMap((field): CorrectedField[] => {
    const correction = corrections.fields[field];
    if (!correction) return [];
    const { value, original, byName, at } = correction;
    return [{ label: correctableLabels[field], value: asText(value), original: asText(original), byName, at }];
  });
  const path = provenancePathOf(fields[0] ?? 'email');
  const doubtful = isUncertain(parsed.provenance[path]) && corrected.length === 0 && text !== '';
  return (
    <div className={classes.line}>
      <dt>
        <Text size="xs" c="dimmed" component="span">
          {label}
        </Text>
      </dt>
      <dd className={classes.value}>
        <PlaceButton mark={marks.get(valueMarkId(path))} label={text}>
          {unwrapText(text)}
        </PlaceButton>
        <ValueStatus
          name={label}
          isUncertain={doubtful}
          corrected={corrected}
          onConfirm={() => {
            const { changes, undo } = confirmStep(parsed, corrections, fields);
            void save(changes, { message: correctionTexts.confirmed, undo });
          }}
          onRestore={() => {
            const restored = Object.fromEntries(fields.map((field) => [field, null]));
            const { changes, undo } = fieldStep(parsed, corrections, restored);
            void save(changes, { message: correctionTexts.restored, undo });
          }}
        />
      </dd>
    </div>
  );
}

function FieldsForm({
  title,
  fields,
  onClose,
}: {
  title: string;
  fields: readonly CorrectableField[];
  onClose: () => void;
}) {
  const { parsed, corrections, save } = useResumeEditor();
  const schema = record(Object.fromEntries(fields.map((field) => [field, correctableFields[field]])));
  const initialValues = Object.fromEntries(fields.map((field) => [field, fieldValueOf(parsed, field)]));
  return (
    <Form
      label={title}
      schema={schema}
      initialValues={initialValues}
      onSubmit={async (values) => {
        const cast: Record<string, unknown> = schema.cast(values, { assert: false });
        const { changes, undo } = fieldStep(parsed, corrections, cast);
        if (changes.length === 0 || (await save(changes, { message: correctionTexts.saved, undo }))) onClose();
      }}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
        {fields.map((field) => (
          <FieldInput key={field} field={field} />
        ))}
      </SimpleGrid>
      <FormActions onClose={onClose} />
    </Form>
  );
}

function FieldInput({ field }: { field: CorrectableField }) {
  const label = correctableLabels[field];
  if (field === 'links') return <LinksField name={field} label={label} />;
  if (field === 'objective') {
    return (
      <FormTextarea name={field} label={label} autosize minRows={3} maxRows={12} style={{ gridColumn: '1 / -1' }} />
    );
  }
  return <FormTextInput name={field} label={label} />;
}

function asText(value: CorrectionValue): string {
  return typeof value === 'string' ? value : value.join(', ');
}
