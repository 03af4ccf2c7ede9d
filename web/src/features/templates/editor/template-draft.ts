import type { Block } from '@portal/domain/templates/block';
import { maxBlocks, type ProfileTemplate } from '@portal/domain/templates/profile-template';
import { withDerivedFlags } from '@portal/domain/templates/section-kinds';

/** A section of the editor with an id that stays while it moves. */
export interface DraftSection {
  id: string;
  block: Block;
}

export const columns = ['template', 'secondColumn'] as const;
export type Column = (typeof columns)[number];

/** A template as it is being edited. */
export interface TemplateDraft extends Omit<ProfileTemplate, Column> {
  template: DraftSection[];
  secondColumn: DraftSection[];
}

let lastId = 0;
const newId = () => `section-${(lastId += 1)}`;

export function draftOf(template: ProfileTemplate): TemplateDraft {
  const column = (blocks: readonly Block[]) => blocks.map((block) => ({ id: newId(), block }));
  return { ...template, template: column(template.template), secondColumn: column(template.secondColumn) };
}

/** The template that a draft stores: keys are unique, because profiles find their sections by them. */
export function templateOf(draft: TemplateDraft, knownVariables: ReadonlySet<string>): ProfileTemplate {
  const taken = new Set<string>();
  const column = (sections: readonly DraftSection[]) =>
    sections.map(({ block }) => {
      const key = freeKey(block.key || 'section', taken);
      taken.add(key);
      return { ...withDerivedFlags(block, knownVariables), key };
    });
  return {
    ...draft,
    name: draft.name.trim(),
    template: column(draft.template),
    secondColumn: column(draft.secondColumn),
  };
}

function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  let key = wanted;
  for (let number = 2; taken.has(key); number += 1) key = `${wanted}${number}`;
  return key;
}

/** Adds a section at the end of a column, unless it is full. */
export function withSection(draft: TemplateDraft, column: Column, block: Block): { draft: TemplateDraft; id: string } {
  const id = newId();
  if (draft[column].length >= maxBlocks) return { draft, id: '' };
  return { draft: { ...draft, [column]: [...draft[column], { id, block }] }, id };
}

/** Changes one section. */
export function withChangedSection(draft: TemplateDraft, id: string, change: (block: Block) => Block): TemplateDraft {
  const column = (sections: DraftSection[]) =>
    sections.map((section) => (section.id === id ? { ...section, block: change(section.block) } : section));
  return { ...draft, template: column(draft.template), secondColumn: column(draft.secondColumn) };
}

/** Marks one section for mails, and no other; the marked one is unmarked. */
export function withMailSection(draft: TemplateDraft, id: string): TemplateDraft {
  const column = (sections: DraftSection[]) =>
    sections.map((section) => {
      const mailToSection = section.id === id && !section.block.mailToSection;
      return { ...section, block: { ...section.block, mailToSection } };
    });
  return { ...draft, template: column(draft.template), secondColumn: column(draft.secondColumn) };
}

export function withoutSection(draft: TemplateDraft, id: string): TemplateDraft {
  const column = (sections: DraftSection[]) => sections.filter((section) => section.id !== id);
  return { ...draft, template: column(draft.template), secondColumn: column(draft.secondColumn) };
}

/** The column of a section; null when it is gone. */
export function columnOf(draft: TemplateDraft, id: string): Column | null {
  return columns.find((column) => draft[column].some((section) => section.id === id)) ?? null;
}

/**
 * Moves a section before another, or to the end of a column.
 * @param over id of the other section, or the name of the column.
 */
export function withMovedSection(draft: TemplateDraft, id: string, over: string): TemplateDraft {
  const from = columnOf(draft, id);
  const to = columns.find((column) => column === over) ?? columnOf(draft, over);
  if (from === null || to === null || id === over) return draft;
  const moved = draft[from].find((section) => section.id === id);
  if (!moved || (from !== to && draft[to].length >= maxBlocks)) return draft;
  const oldIndex = draft[from].indexOf(moved);
  const overIndex = draft[to].findIndex((section) => section.id === over);
  const rest = { ...draft, [from]: draft[from].filter((section) => section.id !== id) };
  const target = [...rest[to]];
  // Within a column the others have closed up: the index is where the pointer is.
  const index = overIndex < 0 ? target.length : overIndex;
  if (from === to && oldIndex === index) return draft;
  target.splice(index, 0, moved);
  return { ...rest, [to]: target };
}
