import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import classes from './editor.module.css';

const placeholder = /\[([A-Za-z][\w.]{0,99})\]/g;
const key = new PluginKey<DecorationSet>('placeholderChips');

/**
 * Shows placeholders such as `[jobOrder.title]` as chips. They stay text, so that they are stored, copied and searched as
 * such. An unknown one looks different, because nothing will fill it.
 */
export const PlaceholderChips = Extension.create<{ known: ReadonlySet<string> }>({
  name: 'placeholderChips',
  addOptions: () => ({ known: new Set<string>() }),
  addProseMirrorPlugins() {
    const { known } = this.options;
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, { doc }) => chipsIn(doc, known),
          apply: (transaction, chips) => (transaction.docChanged ? chipsIn(transaction.doc, known) : chips),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

function chipsIn(doc: Node, known: ReadonlySet<string>): DecorationSet {
  const chips: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const match of node.text?.matchAll(placeholder) ?? []) {
      const start = position + match.index;
      const name = match[1] ?? '';
      const className = known.has(name) ? classes.chip : classes.unknownChip;
      chips.push(Decoration.inline(start, start + match[0].length, { class: className ?? '' }));
    }
  });
  return DecorationSet.create(doc, chips);
}
