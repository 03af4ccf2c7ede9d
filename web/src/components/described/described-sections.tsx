import type { DescribedField as Field } from '@portal/domain/fields/describe';
import { isFieldShown } from '@portal/domain/fields/describe';
import { Box, SimpleGrid, Stack, Title } from '@mantine/core';
import { useFormPart } from '../form/form-store';
import { CardInput } from './card-input';
import { useDescribed } from './described-context';
import { DescribedField } from './described-field';
import classes from './described.module.css';
import { LogoInput } from './logo-input';
import { QuestionsInput } from './questions-input';

/** Kinds that need the whole width. */
const wide = new Set(['longText', 'richText', 'table', 'map', 'accessCode']);

/** The fields under their headings, in the order in which the headings first occur. */
export function DescribedSections({ fields }: { fields: readonly Field[] }) {
  const sections = new Map<string, Field[]>();
  for (const field of fields) {
    if (field.input === 'elsewhere') continue;
    sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  }
  return (
    <Stack gap={0}>
      {[...sections].map(([title, members]) => (
        <Section key={title} title={title} fields={members} />
      ))}
    </Stack>
  );
}

function Section({ title, fields: members }: { title: string; fields: readonly Field[] }) {
  const { fields, stored, writer } = useDescribed();
  const isAny = useFormPart(({ values }) =>
    members.some(
      (field) =>
        (writer === 'superAdmin' || field.writer === 'admin' || field.isShownToAdmins) &&
        isFieldShown(field, fields, values, stored),
    ),
  );
  if (!isAny) return null;
  return (
    <Box component="section" aria-label={title} className={classes.section} data-section={title}>
      <Title order={2} size="h3" className={classes.title}>
        {title}
      </Title>
      <Fields fields={members} />
    </Box>
  );
}

function Fields({ fields }: { fields: readonly Field[] }) {
  const [first] = fields;
  switch (first?.input) {
    case 'questions':
      return <QuestionsInput path={parentOf(fields.at(-1)?.path ?? '')} />;
    case 'card':
      return <CardInput path={parentOf(first.path)} />;
    case 'logo':
      return <LogoInput fields={fields} />;
    default:
      return (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm" className={classes.fields}>
          {fields.map((field) => (
            <div
              key={field.path}
              className={wide.has(field.kind) ? classes.wide : classes.cell}
              data-field={field.path}
            >
              <DescribedField field={field} />
            </div>
          ))}
        </SimpleGrid>
      );
  }
}

/** The path of the record that has the field; `''` for the whole. */
function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}
