import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import { manualRedaction } from '@portal/domain/redaction/find-identifiers';
import { mergeRedactions, redactionKinds, type Redaction } from '@portal/domain/redaction/redaction';
import { placesIn, type RedactionRules } from '@portal/domain/redaction/redactor';
import { redactionKindTexts, redactionTexts as texts } from '@portal/domain/texts/redaction';
import { Button, Group, Switch, Text, TextInput, Title } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import classes from './redaction.module.css';

interface Props {
  built: BuiltProfile;
  rules: RedactionRules;
  onChange: (redactions: readonly Redaction[]) => void;
}

/** The list of what identifies the candidate, by kind, each with its switch and how often the profile has it. */
export function RedactionList({ built, rules, onChange }: Props) {
  const titleId = useId();
  const [text, setText] = useState('');
  const { redactions } = rules;
  const counts = useMemo(() => placesIn(built, redactions), [built, redactions]);
  const listed = redactions.map((redaction, index) => ({ redaction, index, count: counts[index] ?? 0 }));
  // What a user added is listed, also when the profile lacks it, so that a misspelled text is noticed.
  const isShown = ({ redaction, count }: (typeof listed)[number]) => count > 0 || redaction.isManual;
  const absent = listed.filter((one) => !isShown(one)).length;
  const set = (index: number, isOn: boolean) => {
    onChange(redactions.map((one, at) => (at === index ? { ...one, isOn } : one)));
  };
  const add = () => {
    if (text.trim() !== '') onChange(mergeRedactions([manualRedaction(text)], redactions));
    setText('');
  };
  return (
    <section aria-labelledby={titleId} className={classes.list}>
      <Title order={3} size="h5" id={titleId}>
        {texts.listTitle}
      </Title>
      {redactionKinds.map((kind) => {
        const own = listed.filter((one) => one.redaction.kind === kind && isShown(one));
        if (own.length === 0) return null;
        return (
          <fieldset key={kind} className={classes.kind}>
            <legend>{redactionKindTexts[kind]}</legend>
            {own.map(({ redaction, index, count }, number) => (
              <Switch
                key={index}
                size="xs"
                labelPosition="left"
                className={classes.entry}
                label={kind === 'picture' ? texts.pictureOf(number + 1) : redaction.text}
                description={descriptionOf(redaction, count)}
                checked={redaction.isOn}
                disabled={kind === 'file'}
                onChange={(event) => {
                  set(index, event.currentTarget.checked);
                }}
              />
            ))}
          </fieldset>
        );
      })}
      {absent > 0 && (
        <Text size="xs" c="dimmed">
          {texts.absent(absent)}
        </Text>
      )}
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          size="xs"
          className={classes.added}
          label={texts.addLabel}
          value={text}
          maxLength={400}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button size="xs" variant="default" onClick={add} disabled={text.trim() === ''}>
          {texts.add}
        </Button>
      </Group>
    </section>
  );
}

function descriptionOf({ kind, text, forms }: Redaction, count: number): string {
  if (kind === 'file') return texts.alwaysRemoved;
  const others = forms.filter((form) => form.toLowerCase() !== text.toLowerCase()).slice(0, 4);
  const isNamed = kind === 'person' || kind === 'employer' || kind === 'school';
  return [texts.places(count), ...(isNamed && others.length > 0 ? [texts.alsoAs(others)] : [])].join(', ');
}
