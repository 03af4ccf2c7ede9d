import type { DescribedField as Field } from '@portal/domain/fields/describe';
import { isFieldShown } from '@portal/domain/fields/describe';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Anchor, Box, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useFormPart } from '../form/form-store';
import { CardInput } from './card-input';
import { useDescribed } from './described-context';
import { DescribedField } from './described-field';
import classes from './described.module.css';
import { LogoInput } from './logo-input';
import { placeFields } from './place-fields';
import { QuestionsInput } from './questions-input';

/** Sections from which on they are listed. */
const indexedFrom = 5;

/** What a section says about the values in it; `''` for nothing. */
export type SectionNotes = Readonly<Record<string, (values: object) => string>>;

interface Props {
  fields: readonly Field[];
  /** By the heading of the section. */
  notes?: SectionNotes;
  /** Lists the sections of a long form, to go to them. */
  hasIndex?: boolean;
}

/** The fields under their headings, in the order in which the headings first occur. */
export function DescribedSections({ fields, notes = {}, hasIndex = false }: Props) {
  const shown = useShownPaths(fields);
  const sections = new Map<string, Field[]>();
  for (const field of fields) {
    if (field.input === 'elsewhere') continue;
    sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  }
  const isAnyShown = ([, members]: [string, Field[]]) => members.some(({ path }) => shown.has(path));
  const titles = [...sections].filter(isAnyShown).map(([title]) => title);
  return (
    <div className={classes.sections}>
      {hasIndex && titles.length >= indexedFrom && <SectionIndex titles={titles} />}
      <Stack gap={0}>
        {[...sections].filter(isAnyShown).map(([title, members]) => (
          <Box key={title} component="section" aria-label={title} className={classes.section} data-section={title}>
            <Title order={2} size="h3" className={classes.title} tabIndex={-1}>
              {title}
            </Title>
            <Stack gap="sm" miw={0}>
              <Fields fields={members} shown={shown} />
              {notes[title] && <SectionNote noteOf={notes[title]} />}
            </Stack>
          </Box>
        ))}
      </Stack>
    </div>
  );
}

/** Paths of the fields that the user sees. */
function useShownPaths(members: readonly Field[]): ReadonlySet<string> {
  const { fields, stored, writer } = useDescribed();
  const paths = useFormPart(({ values }) =>
    members
      .filter(
        (field) =>
          (writer === 'superAdmin' || field.writer === 'admin' || field.isShownToAdmins) &&
          isFieldShown(field, fields, values, stored),
      )
      .map(({ path }) => path)
      .join(' '),
  );
  return new Set(paths.split(' '));
}

function SectionIndex({ titles }: { titles: readonly string[] }) {
  return (
    <nav className={classes.index} aria-label={settingsPageTexts.sections}>
      <div className={classes.indexed}>
        {titles.map((title) => (
          <Anchor
            key={title}
            component="button"
            type="button"
            size="sm"
            ta="start"
            onClick={(event) => {
              const form = event.currentTarget.closest('form');
              const heading = form?.querySelector<HTMLElement>(`[data-section="${CSS.escape(title)}"] h2`);
              heading?.scrollIntoView({ block: 'start' });
              heading?.focus({ preventScroll: true });
            }}
          >
            {title}
          </Anchor>
        ))}
      </div>
    </nav>
  );
}

function SectionNote({ noteOf }: { noteOf: (values: object) => string }) {
  const note = useFormPart(({ values }) => noteOf(values));
  return (
    <Text size="sm" c="dimmed" role="status">
      {note}
    </Text>
  );
}

function Fields({ fields, shown }: { fields: readonly Field[]; shown: ReadonlySet<string> }) {
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
        <>
          {placeFields(fields.filter(({ path }) => shown.has(path))).map((group, index) => (
            <SimpleGrid
              key={index}
              cols={{ base: 1, sm: 2 }}
              spacing="md"
              verticalSpacing="sm"
              className={classes.fields}
            >
              {group.map((cell) => (
                <Stack key={cell.fields[0]?.path} gap="xs" className={cell.isWide ? classes.wide : undefined}>
                  {cell.fields.map((field) => (
                    <div key={field.path} data-field={field.path}>
                      <DescribedField field={field} />
                    </div>
                  ))}
                </Stack>
              ))}
            </SimpleGrid>
          ))}
          {/* A field that is hidden forgets what was typed into it. */}
          {fields
            .filter(({ path }) => !shown.has(path))
            .map((field) => (
              <DescribedField key={field.path} field={field} />
            ))}
        </>
      );
  }
}

/** The path of the record that has the field; `''` for the whole. */
function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}
