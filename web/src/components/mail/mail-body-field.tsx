import { mailPreviewTexts as texts } from '@portal/domain/texts/mail-preview';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { Link } from '@tiptap/extension-link';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useFieldValue } from '../form/form-fields';
import classes from './mail.module.css';

const extensions = [StarterKit.configure({ link: false }), Link.configure({ openOnClick: false })];

/** The formatted text of a mail, as a field of a form. Only formats that all mail programs show. */
export default function MailBodyField({ name }: { name: string }) {
  const { value, error, set, onBlur } = useFieldValue<string>(name);
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: true,
    editorProps: { attributes: { 'aria-label': texts.body, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => {
      set(changed.getHTML());
    },
    onBlur,
  });
  return (
    <Input.Wrapper label={texts.body} error={error} required labelElement="div">
      <RichTextEditor editor={editor} variant="subtle">
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content className={classes.editor ?? ''} />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
