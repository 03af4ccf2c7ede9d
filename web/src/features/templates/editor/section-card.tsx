import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { sectionKind } from '@portal/domain/templates/section-kinds';
import { sectionKindTexts, templateTexts } from '@portal/domain/texts/templates';
import { ActionIcon, Badge, Collapse, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './template-editor.module.css';
import type { DraftSection } from './template-draft';

interface Props {
  section: DraftSection;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
  /** The form of the open section. */
  children: ReactNode;
}

/** A section of a column: a row to drag and to open. */
export function SectionCard({ section, isOpen, onToggle, onRemove, children }: Props) {
  const { id, block } = section;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const title = block.title || templateTexts.untitled;
  const kind = sectionKind(block);
  return (
    <li
      ref={setNodeRef}
      className={classes.section}
      data-dragging={isDragging || undefined}
      data-open={isOpen || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Group gap={4} wrap="nowrap" className={classes.sectionHead ?? ''}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          className={classes.handle ?? ''}
          {...attributes}
          {...listeners}
          aria-label={templateTexts.moveSection(title)}
        >
          <IconGripVertical size={16} aria-hidden />
        </ActionIcon>
        <UnstyledButton className={classes.sectionTitle ?? ''} aria-expanded={isOpen} onClick={onToggle}>
          <Text fw={500} truncate flex={1}>
            {title}
          </Text>
          {block.mailToSection && <Mark>{templateTexts.emailTo}</Mark>}
          {block.isRecruiterOnly && <Mark>{templateTexts.recruiterOnly}</Mark>}
          {kind !== 'text' && sectionKindTexts[kind] !== title && <Mark>{sectionKindTexts[kind]}</Mark>}
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
        </UnstyledButton>
        <ActionIcon variant="subtle" color="gray" aria-label={templateTexts.removeSection(title)} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <Collapse expanded={isOpen}>{isOpen && <div className={classes.sectionBody}>{children}</div>}</Collapse>
    </li>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <Badge size="xs" variant="light" color="gray" tt="none" fw={500} visibleFrom="sm" style={{ flexShrink: 0 }}>
      {children}
    </Badge>
  );
}
