import '@mantine/tiptap/styles.layer.css';
import { isEmptyHtml } from '@portal/domain/fields/rich-text';
import { Input } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { createDocument } from '@tiptap/core';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { cleanPastedHtml } from './clean-pasted-html';
import { EditorToolbar } from './editor-toolbar';
import classes from './editor.module.css';
import { extensionsWith } from './extensions';
import type { RichTextProps } from './rich-text';
import { sanitizeHtml } from './sanitize-html';
import { useImageUpload } from './use-image-upload';

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
  const insertImages = (editor: Editor, files: readonly File[]) => {
    void latest.current.uploadAll(files, (src, alt) => {
      if (!editor.isDestroyed) editor.chain().focus().setImage({ src, alt }).run();
    });
  };
  const canUpload = onUploadImage !== undefined;
  const editor = useEditor({
    extensions: extensionsWith(placeholders ?? null),
    content: sanitizeHtml(value),
    editable: !isReadOnly,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId, dir: 'auto' },
      transformPastedHTML: (html) => sanitizeHtml(cleanPastedHtml(html)),
      handlePaste: (_view, event) => takeImages(event.clipboardData),
      handleDrop: (_view, event) => takeImages(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      emitted.current = isEmptyHtml(html) ? '' : sanitizeHtml(html);
      latest.current.onChange(emitted.current);
    },
    onFocus: () => latest.current.onFocus?.(),
    onBlur: () => latest.current.onBlur?.(),
  });
  /** Takes images from the clipboard or a drop; text next to them, such as cells of a spreadsheet, comes first. */
  function takeImages(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])];
    if (!canUpload || files.length === 0 || data?.types.includes('text/html')) return false;
    insertImages(editor, files);
    return true;
  }

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
      <Frame
        editor={editor}
        className={classes.frame ?? ''}
        mod={{ invalid: Boolean(error), readOnly: isReadOnly }}
        style={minHeight === undefined ? {} : { '--editor-min-height': `${minHeight}px` }}
      >
        {!isReadOnly && (
          <EditorToolbar
            editor={editor}
            isUploading={isUploading}
            onFiles={
              canUpload
                ? (files) => {
                    insertImages(editor, files);
                  }
                : undefined
            }
          />
        )}
        <Frame.Content className={classes.content ?? ''} />
      </Frame>
    </Input.Wrapper>
  );
}
