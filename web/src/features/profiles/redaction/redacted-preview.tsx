import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import { shownProfile, type ShownSection } from '@portal/domain/profiles/shown-profile';
import { escapeHtml } from '@portal/domain/fields/markup';
import { markedHtml } from '@portal/domain/redaction/marked-html';
import type { RedactionRules } from '@portal/domain/redaction/redactor';
import { redactionTexts as texts } from '@portal/domain/texts/redaction';
import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ProfileView } from '../../../components/profile/profile-view';
import classes from './redaction.module.css';

interface Props {
  built: BuiltProfile;
  rules: RedactionRules;
  /** Blacks out the text that the user has selected. */
  onAdd: (text: string) => void;
}

/** The profile with what is on the list set off in its place. A selected text joins the list. */
export function RedactedPreview({ built, rules, onAdd }: Props) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState('');
  const profile = useMemo(() => {
    const html = (source: string) => markedHtml(source, rules.redactions, rules.kept);
    const shown = shownProfile(built, { isRecruiter: false });
    const section = (one: ShownSection): ShownSection => {
      const badges = one.badges.map((badge) => html(escapeHtml(badge))).join(' · ');
      const text = one.content === '' && badges !== '' ? `<p>${badges}</p>` : html(one.content);
      return { ...one, title: '', content: `<h3>${html(escapeHtml(one.title))}</h3>${text}`, badges: [], files: [] };
    };
    return {
      ...shown,
      headerContent: html(shown.headerContent),
      sections: shown.sections.map(section),
      secondColumn: shown.secondColumn.map(section),
      footerContent: html(shown.footerContent),
    };
  }, [built, rules]);
  useEffect(() => {
    const select = () => {
      const selection = window.getSelection();
      const isInside = selection?.anchorNode && content.current?.contains(selection.anchorNode);
      setSelected(isInside ? selection.toString().replace(/\s+/g, ' ').trim().slice(0, 400) : '');
    };
    document.addEventListener('selectionchange', select);
    return () => {
      document.removeEventListener('selectionchange', select);
    };
  }, []);
  return (
    <section aria-labelledby={titleId} className={classes.previewPane}>
      <Group justify="space-between" gap="xs">
        <div>
          <Title order={3} size="h5" id={titleId}>
            {texts.previewTitle}
          </Title>
          <Text size="xs" c="dimmed">
            {texts.previewHint}
          </Text>
        </div>
        <Button
          size="compact-sm"
          disabled={selected.length < 2}
          // Keeps the selection until the click is done.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onAdd(selected);
            setSelected('');
            window.getSelection()?.removeAllRanges();
          }}
        >
          {selected.length < 2 ? texts.add : texts.addSelection(selected)}
        </Button>
      </Group>
      <div ref={content} className={classes.preview}>
        <ProfileView profile={profile} />
      </div>
    </section>
  );
}
