import { searchVariables, type CatalogueGroup } from '@portal/domain/templates/variable-catalogue';
import { templateTexts } from '@portal/domain/texts/templates';
import { Accordion, ScrollArea, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './template-editor.module.css';

interface Props {
  catalogue: readonly CatalogueGroup[];
  onInsert: (name: string) => void;
}

/** All fields by group, filtered by a search of three letters and more. */
export function VariableList({ catalogue, onInsert }: Props) {
  const [search, setSearch] = useState('');
  const [openGroups, setOpenGroups] = useState<string[]>([]);
  const found = searchVariables(catalogue, search);
  const isFiltered = found.length < catalogue.length || found.some((group, index) => group !== catalogue[index]);
  return (
    <Stack gap="xs">
      <TextInput
        aria-label={templateTexts.variableSearch}
        placeholder={templateTexts.variableSearch}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
        }}
      />
      <Text size="xs" c="dimmed">
        {templateTexts.insertHint}
      </Text>
      {found.length === 0 && <Text size="sm">{templateTexts.noVariables}</Text>}
      <ScrollArea.Autosize mah="52vh" type="auto">
        <Accordion
          multiple
          variant="default"
          value={isFiltered ? found.map(({ key }) => key) : openGroups}
          onChange={setOpenGroups}
          classNames={{ control: classes.groupControl ?? '', content: classes.groupContent ?? '' }}
        >
          {found.map(({ key, title, variables }) => (
            <Accordion.Item key={key} value={key}>
              <Accordion.Control>{title}</Accordion.Control>
              <Accordion.Panel>
                {variables.map(({ name, label }) => (
                  <UnstyledButton
                    key={name}
                    className={classes.variable ?? ''}
                    aria-label={templateTexts.insertVariable(label)}
                    // The text keeps its cursor.
                    onMouseDown={(event) => {
                      event.preventDefault();
                    }}
                    onClick={() => {
                      onInsert(name);
                    }}
                  >
                    <span>{label}</span>
                    <code>[{name}]</code>
                  </UnstyledButton>
                ))}
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </ScrollArea.Autosize>
    </Stack>
  );
}
