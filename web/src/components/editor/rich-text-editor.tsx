import '@mantine/tiptap/styles.layer.css';
import { isEmptyHtml } from '@portal/domain/fields/rich-text';
import { Input } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { createDocument } from '@tiptap/core';
import { useEditor, type Editor, type UseEditorOptions } from '@tiptap/react';
import { memo, useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { cleanPastedHtml } from './clean-pasted-html';
import { EditorToolbar } from './editor-toolbar';
import classes from './editor.module.css';
import { extensionsWith } from './extensions';
import type { RichTextProps } from './rich-text';
import { sanitizeHtml } from './sanitize-html';
import { useImageUpload } from './use-image-upload';

/** Puts images into the text; undefined where texts have none. */
type InsertFiles = ((files: readonly File[]) => void) | undefined;

/** The editor behind `RichText`, in a chunk of its own. */
export default function RichTextEditor(props: RichTextProps) {
  const { value, onChange, label, isLabelHidden = false, description, error, placeholders, isReadOnly = false } = props;
  const { onUploadImage, onUploading, onFocus, onBlur, minHeight, ref } = props;
  const labelId = useId();
  const { isUploading, uploadAll } = useImageUpload({ upload: onUploadImage, onUploading });
  const emitted = useRef(value);
  const latest = useRef({ onChange, onFocus, onBlur, uploadAll });
  useEffect(() => {
    latest.current = { onChange, onFocus, onBlur, uploadAll };
  });
  const insertFiles = useRef<InsertFiles>(undefined);
  // The same from one render to the next: the editor applies changed options, and that costs more than a key.
  const [options] = useState<UseEditorOptions>(() => ({
    extensions: extensionsWith(placeholders ?? null),
    content: sanitizeHtml(value),
    editable: !isReadOnly,
    autofocus: props.isFocusedAtFirst ? 'end' : false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId, dir: 'auto' },
      transformPastedHTML: (html) => sanitizeHtml(cleanPastedHtml(html)),
      handlePaste: (_view, event) => takeImages(event.clipboardData, insertFiles.current),
      handleDrop: (_view, event) => takeImages(event.dataTransfer, insertFiles.current),
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      emitted.current = isEmptyHtml(html) ? '' : sanitizeHtml(html);
      latest.current.onChange(emitted.current);
    },
    onFocus: () => latest.current.onFocus?.(),
    onBlur: () => latest.current.onBlur?.(),
  }));
  const editor = useEditor(options);
  const insertImages = useCallback(
    (files: readonly File[]) => {
      void latest.current.uploadAll(files, (src, alt) => {
        if (!editor.isDestroyed) editor.chain().focus().setImage({ src, alt }).run();
      });
    },
    [editor],
  );
  const onFiles = onUploadImage && insertImages;
  useEffect(() => {
    insertFiles.current = onFiles;
  });
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    const html = sanitizeHtml(value);
    // The server writes the same HTML in another notation: setting it would move the cursor.
    if (createDocument(html, editor.schema).eq(editor.state.doc)) return;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  useImperativeHandle(
    ref,
    () => ({
      insertText: (text) => editor.chain().focus().insertContent({ type: 'text', text }).run(),
      focus: () => editor.commands.focus(),
    }),
    [editor],
  );

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId, ...(isLabelHidden && { hidden: true }) }}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <EditorFrame
        editor={editor}
        isInvalid={Boolean(error)}
        isReadOnly={isReadOnly}
        isUploading={isUploading}
        minHeight={minHeight}
        onFiles={onFiles}
      />
    </Input.Wrapper>
  );
}

interface FrameProps {
  editor: Editor;
  isInvalid: boolean;
  isReadOnly: boolean;
  isUploading: boolean;
  minHeight: number | undefined;
  onFiles: InsertFiles;
}

/** The toolbar and the text. Their parts follow the editor themselves, so a key does not render all of them. */
const EditorFrame = memo(function EditorFrame(props: FrameProps) {
  const { editor, isInvalid, isReadOnly, isUploading, minHeight, onFiles } = props;
  return (
    <Frame
      editor={editor}
      className={classes.frame ?? ''}
      mod={{ invalid: isInvalid, readOnly: isReadOnly }}
      style={minHeight === undefined ? {} : { '--editor-min-height': `${minHeight}px` }}
    >
      {!isReadOnly && <EditorToolbar editor={editor} isUploading={isUploading} onFiles={onFiles} />}
      <Frame.Content className={classes.content ?? ''} />
    </Frame>
  );
});

/** Takes images from the clipboard or a drop; text next to them, such as cells of a spreadsheet, comes first. */
function takeImages(data: DataTransfer | null, insert: InsertFiles): boolean {
  const files = [...(data?.files ?? [])];
  if (!insert || files.length === 0 || data?.types.includes('text/html')) return false;
  insert(files);
  return true;
}
