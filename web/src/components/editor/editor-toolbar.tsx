import { editorTexts } from '@portal/domain/texts/editor';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import classes from './editor.module.css';
import { ImageControl } from './image-control';
import { TableMenu } from './table-menu';
import { TextChoices } from './text-choices';

/** Text colors to choose from; any other can be picked. */
const colors = ['#1c2430', '#55606e', '#c92a2a', '#a14a00', '#237032', '#1864ab', '#5f3dc4', '#ffffff'];

interface Props {
  editor: Editor;
  isUploading: boolean;
  /** Undefined where texts have no images. */
  onFiles: ((files: readonly File[]) => void) | undefined;
}

/** The formatting of the selection. */
export function EditorToolbar({ editor, isUploading, onFiles }: Props) {
  const group = { className: classes.group ?? '' };
  const control = { className: classes.control ?? '' };
  return (
    <RichTextEditor.Toolbar className={classes.toolbar ?? ''} role="toolbar" aria-label={editorTexts.toolbar}>
      <RichTextEditor.ControlsGroup {...group}>
        <RichTextEditor.Undo {...control} />
        <RichTextEditor.Redo {...control} />
      </RichTextEditor.ControlsGroup>
      <TextChoices editor={editor} />
      <RichTextEditor.ControlsGroup {...group}>
        <RichTextEditor.Bold {...control} />
        <RichTextEditor.Italic {...control} />
        <RichTextEditor.Underline {...control} />
        <RichTextEditor.Strikethrough {...control} />
        <RichTextEditor.ColorPicker {...control} colors={colors} />
        <RichTextEditor.ClearFormatting {...control} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup {...group}>
        <RichTextEditor.BulletList {...control} />
        <RichTextEditor.OrderedList {...control} />
        <RichTextEditor.AlignLeft {...control} />
        <RichTextEditor.AlignCenter {...control} />
        <RichTextEditor.AlignRight {...control} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup {...group}>
        <RichTextEditor.Link {...control} />
        <RichTextEditor.Unlink {...control} />
        {onFiles && <ImageControl isUploading={isUploading} onFiles={onFiles} />}
        <TableMenu editor={editor} />
        <RichTextEditor.Hr {...control} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
