import { fontFamilies, fontSizes } from '@portal/domain/constants/editing';
import { editorTexts } from '@portal/domain/texts/editor';
import { useEditorState, type Editor } from '@tiptap/react';
import { Choice } from './choice';

const headingLevels = [1, 2, 3, 4] as const;
const styles = [
  { value: '', label: editorTexts.paragraph },
  ...headingLevels.map((level) => ({ value: String(level), label: editorTexts.heading(level) })),
];
const families = [
  { value: '', label: editorTexts.defaultFont },
  ...fontFamilies.map((family) => ({ value: family, label: family })),
];
const sizes = [
  { value: '', label: editorTexts.defaultSize },
  ...fontSizes.map((size) => ({ value: `${size}px`, label: String(size) })),
];

/** Paragraph style, font and size of the selection. */
export function TextChoices({ editor }: { editor: Editor }) {
  const { level, family, size } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: headingLevels.find((at) => current.isActive('heading', { level: at })),
      family: unquoted(textStyle(current.getAttributes('textStyle'), 'fontFamily')),
      size: textStyle(current.getAttributes('textStyle'), 'fontSize'),
    }),
  });
  return (
    <>
      <Choice
        label={editorTexts.style}
        value={level ? String(level) : ''}
        options={styles}
        width={112}
        onChoose={(value) => {
          const chosen = headingLevels.find((at) => String(at) === value);
          const command = editor.chain().focus();
          (chosen ? command.setHeading({ level: chosen }) : command.setParagraph()).run();
        }}
      />
      <Choice
        label={editorTexts.fontFamily}
        value={family}
        options={families}
        width={116}
        onChoose={(value) => {
          const command = editor.chain().focus();
          (value ? command.setFontFamily(value) : command.unsetFontFamily()).run();
        }}
      />
      <Choice
        label={editorTexts.fontSize}
        value={size}
        options={sizes}
        width={64}
        onChoose={(value) => {
          const command = editor.chain().focus();
          (value ? command.setFontSize(value) : command.unsetFontSize()).run();
        }}
      />
    </>
  );
}

function textStyle(attributes: Record<string, unknown>, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' ? value : '';
}

function unquoted(family: string): string {
  return family.replace(/["']/g, '');
}
