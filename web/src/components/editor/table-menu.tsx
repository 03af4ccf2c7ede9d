import { editorTexts } from '@portal/domain/texts/editor';
import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconTable } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import classes from './editor.module.css';

/** Inserts a table, and changes the one with the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') });
  const item = (label: string, act: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => (
    <Menu.Item
      key={label}
      onClick={() => {
        act(editor.chain().focus()).run();
      }}
    >
      {label}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-start" withinPortal shadow="sm">
      <Menu.Target>
        <RichTextEditor.Control
          className={classes.control ?? ''}
          aria-label={editorTexts.table}
          title={editorTexts.table}
          active={isInTable}
        >
          <IconTable size={16} aria-hidden />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {isInTable
          ? [
              item(editorTexts.rowBefore, (chain) => chain.addRowBefore()),
              item(editorTexts.rowAfter, (chain) => chain.addRowAfter()),
              item(editorTexts.columnBefore, (chain) => chain.addColumnBefore()),
              item(editorTexts.columnAfter, (chain) => chain.addColumnAfter()),
              item(editorTexts.toggleHeaderRow, (chain) => chain.toggleHeaderRow()),
              <Menu.Divider key="divider" />,
              item(editorTexts.deleteRow, (chain) => chain.deleteRow()),
              item(editorTexts.deleteColumn, (chain) => chain.deleteColumn()),
              item(editorTexts.deleteTable, (chain) => chain.deleteTable()),
            ]
          : item(editorTexts.insertTable, (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}
      </Menu.Dropdown>
    </Menu>
  );
}
