import {
  closestCorners,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { templateTexts } from '@portal/domain/texts/templates';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SectionCard } from './section-card';
import classes from './template-editor.module.css';
import { columnOf, withMovedSection, withoutSection, type Column, type TemplateDraft } from './template-draft';

interface Props {
  draft: TemplateDraft;
  change: (act: (draft: TemplateDraft) => TemplateDraft, field?: string) => void;
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** The form of the open section. */
  formOf: (id: string) => ReactNode;
}

/** The sections in one or two columns, to be dragged by pointer or keyboard. */
export function SectionColumns({ draft, change, openId, onOpen, formOf }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  /** Over another column the section moves at once, so that the column makes room. */
  const moveOver = ({ active, over }: DragOverEvent) => {
    if (!over) return;
    const [id, target] = [String(active.id), String(over.id)];
    change((before) => {
      const to = columnOf(before, target) ?? target;
      return columnOf(before, id) === to ? before : withMovedSection(before, id, target);
    }, 'drag');
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) change((before) => withMovedSection(before, String(active.id), String(over.id)), 'drag');
  };
  const columnProps = { draft, change, openId, onOpen, formOf };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCorners} onDragOver={moveOver} onDragEnd={drop}>
      <div className={classes.columns} data-two={draft.isTwoColumns || undefined}>
        <SectionColumn {...columnProps} column="template" title={templateTexts.mainColumn} />
        {draft.isTwoColumns && (
          <SectionColumn {...columnProps} column="secondColumn" title={templateTexts.secondColumn} />
        )}
      </div>
    </DndContext>
  );
}

function SectionColumn({
  draft,
  change,
  openId,
  onOpen,
  formOf,
  column,
  title,
}: Props & { column: Column; title: string }) {
  const { setNodeRef } = useDroppable({ id: column });
  const sections = draft[column];
  return (
    <section aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <SortableContext items={sections.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol ref={setNodeRef} className={classes.list}>
          {sections.map((section) => (
            <SectionCard
              key={section.id}
              section={section}
              isOpen={openId === section.id}
              onToggle={() => {
                onOpen(openId === section.id ? null : section.id);
              }}
              onRemove={() => {
                change((before) => withoutSection(before, section.id));
              }}
            >
              {formOf(section.id)}
            </SectionCard>
          ))}
        </ol>
      </SortableContext>
      {sections.length === 0 && (
        <Text size="sm" c="dimmed" py="md">
          {templateTexts.emptyColumn}
        </Text>
      )}
    </section>
  );
}
